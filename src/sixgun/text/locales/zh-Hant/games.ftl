# The games: the title, and what is played in a sentence.

game-classic = BANG! 卡牌版
    .text = 警長、副警、歹徒與叛徒用手上的牌火拼，而除了警長，誰也不說自己是誰。
game-duel = BANG! 決鬥版
    .text = 執法者對上歹徒的雙人對決：雙方各率一支小隊，一前一後應戰，直到其中一方全軍覆沒。
game-dice = Bang! The Dice Game
    .text = 五顆骰子決定誰開槍、誰喝酒、弓箭射向誰，而隱藏的身分決定誰必須倒下。
