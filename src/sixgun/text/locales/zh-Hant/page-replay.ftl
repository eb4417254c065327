# Finished games on the web page, and their replay.

page-finished-text = 以任何人的視角，一步一步重看一場遊戲。
page-finished-none = 這裡還沒有結束的遊戲。
page-finished-all = 所有結束的遊戲
page-finished-more = 顯示更早的遊戲
page-match-facts = { $players }名玩家，{ $actions }步
page-outcome = 遊戲結束。
page-outcome-sheriff = 警長一方獲勝。
page-outcome-deputy = 副警獲勝。
page-outcome-outlaw = 歹徒獲勝。
page-outcome-renegade = 叛徒獲勝。
page-outcome-law = 執法者獲勝。
page-outcome-outlaws = 歹徒獲勝。
page-outcome-nobody = 沒有人獲勝。

page-replay = 重播
page-replay-eyes = 視角
page-replay-eyes-bystander = 旁觀者
page-replay-eyes-all = 全部公開
page-replay-timeline = 遊戲的時刻
page-replay-at = 第{ $step }步，共{ $steps }步
page-replay-begin = 第一步之前
page-replay-first = 到開頭
page-replay-back = 後退一步
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-next = 前進一步
page-replay-last = 到結尾
page-replay-speed = 速度
page-replay-story = 經過
page-replay-turn = { $name } 的回合
page-replay-out = { $name } 出局
page-replay-link = 複製這一刻的連結
page-replay-record = 下載紀錄
page-replay-table = 牌桌
page-replay-share = Sixgun 上一場結束的遊戲
