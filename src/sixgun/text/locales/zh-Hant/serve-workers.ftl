# 線上牌桌的多個行程：sixgun serve --workers。

help-serve-workers = 由幾個行程提供服務（省略時為 1）。多於一個時需要 PostgreSQL 資料庫。

cli-serve-workers-db = 多個行程需要 PostgreSQL 資料庫：請加上 --db postgresql://USER@HOST/NAME。
cli-serve-workers-system = 這個系統不能有多個行程；請去掉 --workers。
