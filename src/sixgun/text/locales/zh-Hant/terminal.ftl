# What is said of the terminal itself.

cli-no-script = 這個終端機無法顯示 { $language } 的文字，因此改用英文。
