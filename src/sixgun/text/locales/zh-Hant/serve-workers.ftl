# Several processes for the online table: sixgun serve --workers.

help-serve-workers = 由幾個行程提供服務（省略時為1）。多於一個時需要 PostgreSQL 資料庫。

cli-serve-workers-db = 多個行程需要 PostgreSQL 資料庫：請加上 --db postgresql://USER@HOST/NAME。
cli-serve-workers-system = 這個系統無法使用多個行程；請省略 --workers。
