# The numbered rules of Dodge City and of all characters beyond the base game, in a sentence or two each.

# Dodge City
rule-DC-1-1 = 「道奇城」增加40張牌、15個角色，以及八人遊戲的身分卡。
rule-DC-1-2 = 基本版也有的牌，在各方面都是同樣的牌。
rule-DC-1-3 = 每回合1張「BANG!」的限制，以及與「BANG!」牌有關的能力，都與單純射擊的牌無關。
rule-DC-1-4 = 如果一張牌要求另一張牌，就連同你自選的1張手牌一起棄掉。沒有另一張牌就不能打出。
rule-DC-1-5 = 只有「啤酒」能救失去最後1點生命的玩家。
rule-DC-1-6 = 剩下兩名玩家時，「龍舌蘭」、「威士忌」與「水壺」仍然有效：它們不是「啤酒」。

# Green cards
rule-DC-2-1 = 綠色牌打出到自己面前。它在那裡可以被拿走或棄掉，誰也不能有兩張同名的。
rule-DC-2-2 = 要使用綠色牌，就把它從你面前棄掉。不能直接從手牌使用。
rule-DC-2-3 = 綠色牌不能在打出的那個回合使用，從下一個回合開始才可以。
rule-DC-2-4 = 有「沒打中！」符號的綠色牌，在有人射擊你時使用，不論是不是你的回合；其他的都在自己的第2階段使用。
rule-DC-2-5 = 被拿走的綠色牌必須重新打出，再重新等待。
rule-DC-2-6 = 「血仇」給的額外回合是另一個回合：前一個回合打出的綠色牌可以在其中使用。
rule-DC-2-7 = 使用綠色牌不算從手中出牌。「法官」禁止打出它，不禁止使用它。

# Brown cards
rule-DC-3-1 = 「揮拳」是對距離1的玩家的射擊。
rule-DC-3-2 = 「散拍樂」要付出另一張牌，從任何一名其他玩家拿走1張牌。
rule-DC-3-3 = 「鬥毆」要付出另一張牌，其他每名玩家各失去1張牌；輪到每個人失去時，由你選擇是哪張。
rule-DC-3-4 = 「閃避」像「沒打中！」一樣擋下射向你的一槍，而且你抽1張牌。
rule-DC-3-5 = 「春田步槍」要付出另一張牌，射擊任何一名其他玩家。
rule-DC-3-6 = 「龍舌蘭」要付出另一張牌，給任何一名玩家1點生命，包括你自己。
rule-DC-3-7 = 「威士忌」要付出另一張牌，給你2點生命。
rule-DC-3-8 = 「閃避」不是「沒打中！」牌：Calamity Janet 不能用它射擊，Big Spencer 可以打出它。
rule-DC-3-9 = 「閃避」與「聖經」的牌立刻抽，並且可以馬上用來應付同一槍。

# Blue cards
rule-DC-4-1 = 「雙筒望遠鏡」的作用與「瞄準鏡」相同，並可累加。
rule-DC-4-2 = 「藏身處」的作用與「野馬」相同，並可累加。

# Green cards, one by one
rule-DC-5-1 = 「聖經」像「沒打中！」一樣擋下射向你的一槍，而且你抽1張牌。
rule-DC-5-2 = 「水壺」給你1點生命。
rule-DC-5-3 = 「康康舞」讓任何一名其他玩家失去1張牌。
rule-DC-5-4 = 「鐵板」、「墨西哥帽」與「十加侖帽」像「沒打中！」一樣擋下射向你的一槍。
rule-DC-5-5 = 「篷車」從任何一名其他玩家拿走1張牌。
rule-DC-5-6 = 「掌心雷」是對距離1的玩家的射擊。之後你抽1張牌，不論有沒有打中。
rule-DC-5-7 = 「野牛步槍」射擊任何一名其他玩家。
rule-DC-5-8 = 「榴彈砲」射擊其他所有人。
rule-DC-5-9 = 「胡椒盒手槍」射擊武器射程內的一名玩家。
rule-DC-5-10 = 「驛馬快遞」抽3張牌。
rule-DC-5-11 = 「刀子」是對距離1的玩家的射擊。
rule-DC-5-12 = 沒有任何綠色牌算是「BANG!」牌或「啤酒」。

# Characters of Dodge City
rule-CD-1 = 其他玩家打出的方塊牌對 Apache Kid 無效。
rule-CD-1-1 = Apache Kid 可以成為方塊牌的目標。那張牌照樣用掉，也計入所有限制；除此之外什麼都不會發生。
rule-CD-1-2 = 在「決鬥」中 Apache Kid 的能力無效。
rule-CD-1-3 = 影響所有人的牌若是方塊，就略過 Apache Kid，不論對他是好是壞。
rule-CD-1-4 = Uncle Will 用方塊牌開的「雜貨店」，Apache Kid 什麼都不能拿。
rule-CD-1-5 = Doc Holyday 或狙擊手棄掉的2張牌，除非都是方塊，否則對 Apache Kid 有效。方塊的「跳彈」對他的牌無效。
rule-CD-1-6 = 對 Apache Kid 而言，不論牌當作什麼使用，都看牌上的花色。「祝福」與「詛咒」會取代花色。
rule-CD-1-7 = 不使用牌的能力，以及他自己的牌，對 Apache Kid 有效。
rule-CD-1-8 = 已經在其他玩家面前的牌，不因花色影響 Apache Kid。
rule-CD-2 = 在 Belle Star 的回合，其他玩家面前的牌都沒有效果。
rule-CD-2-1 = 在 Belle Star 的回合，其他人的「酒桶」、馬匹、武器與綠色牌都不算數。它們留在原地，也可以被拿走。
rule-CD-2-2 = 在 Belle Star 的回合，角色的能力仍然有效。
rule-CD-2-3 = Belle Star 的回合從最先的判定開始，直到最後結束。
rule-CD-3 = Bill Noface 在第1階段抽1張牌，每少1點生命再多抽1張。
rule-CD-4 = Chuck Wengam 在自己的第2階段可以失去1點生命來抽2張牌，次數不限，但不能是最後1點。
rule-CD-5 = Doc Holyday 在自己的回合可以棄掉2張牌，射擊武器射程內的一名玩家，限一次。
rule-CD-5-1 = Doc Holyday 的能力不是「BANG!」牌，不計入限制。
rule-CD-5-2 = Doc Holyday 的2張牌，除非都是方塊，否則對 Apache Kid 有效。
rule-CD-6 = Elena Fuente 可以把任何手牌當作「沒打中！」使用；那張牌就沒有其他作用。
rule-CD-7 = 每當有其他玩家出局，Greg Digger 恢復2點生命，離開的鬼魂也算。
rule-CD-8 = 每當有其他玩家出局，Herb Hunter 抽2張牌，離開的鬼魂也算。獎賞另計。
rule-CD-9 = Jose Delgado 可以從手牌棄掉1張藍色牌來抽2張牌，每回合最多兩次。
rule-CD-10 = 不是自己的回合時，Molly Stark 每從手牌打出或自選棄掉1張牌，就抽1張牌。
rule-CD-10-1 = 對 Molly Stark 而言，任何手牌都算，「閃避」也算。她面前的綠色牌不算。
rule-CD-10-2 = Molly Stark 在行動或「決鬥」結束後抽牌，用掉幾張就抽幾張。
rule-CD-10-3 = 從 Molly Stark 拿走的牌，或被迫失去的牌，不算。
rule-CD-10-4 = Molly Stark 為「印地安人」、在「決鬥」或「俄羅斯輪盤」中付出的牌，都算。
rule-CD-11 = Pat Brennan 可以不在第1階段抽牌，改為拿走任何玩家面前的1張牌，不論距離。
rule-CD-11-1 = Pat Brennan 可以拿自己面前的牌。
rule-CD-11-2 = Pat Brennan 只得到那1張牌。「火車進站」仍會多給1張。
rule-CD-11-3 = 如果 Pat Brennan 拿 Henry Block 的牌，會被射擊。
rule-CD-12 = Pixie Pete 在第1階段抽3張牌。
rule-CD-13 = 不論生命值多少，Sean Mallory 在回合結束時可以保留10張牌。
rule-CD-14 = 每張「啤酒」給 Tequila Joe 2點生命。其他牌給他的點數照常。
rule-CD-15 = 抽牌之前，Vera Custer 選擇遊戲中的另一個角色，擁有其能力直到自己的下個回合。
rule-CD-15-1 = Vera Custer 在「炸藥」與「監獄」之後選擇。在那之前，她仍擁有上一輪的能力。
rule-CD-15-2 = 如果被關在「監獄」，Vera Custer 到下個回合為止都沒有借來的能力。
rule-CD-15-3 = Vera Custer 只借能力，絕不包括生命值或起始手牌。
rule-CD-15-4 = 即使能力的擁有者出局或換角色，Vera Custer 仍保有該能力。
rule-CD-15-5 = 每回合限一次的事，以 Vera Custer 自己計算。在抽牌前使用的能力立刻有效。
rule-CD-15-6 = 「宿醉」期間，Vera Custer 借來的能力無效，她也不選擇。
rule-CD-15-7 = 如果因「改頭換面」換了角色，Vera Custer 就失去借來的能力。
rule-CD-15-8 = 在「血仇」給的額外回合中，Vera Custer 保有能力，不重新選擇。
rule-CD-15-9 = 如果 Vera Custer 出局，借來的能力就結束。如果她回來，就重新選擇。

# Special characters of The Bullet
rule-CS-1 = Uncle Will 在自己的回合可以把任何1張手牌當作「雜貨店」打出，限一次。
rule-CS-1-1 = Uncle Will 打出的牌保有自己的花色。
rule-CS-1-2 = 「佈道」期間，Uncle Will 不能把「BANG!」牌當作「雜貨店」打出。
rule-CS-2 = Johnny Kisch 把1張牌放上場時，場上其他同名的牌全部棄掉。
rule-CS-2-1 = Johnny Kisch 打出藍色牌或綠色牌到任何人面前都算。傳遞「炸藥」不算。
rule-CS-2-2 = 其他人的同名牌從 Johnny Kisch 的左手邊開始，順時針進入棄牌堆。
rule-CS-2-3 = 只有名稱完全相同的牌才會棄掉，Johnny Kisch 自己也不能有兩張同名的牌。
rule-CS-2-4 = Johnny Kisch 不會觸發 Henry Block。
rule-CS-3 = Claus 在第1階段抽的牌數比玩家人數多1張，自己留2張，其他每名玩家各給1張。
rule-CS-3-1 = Claus 看完所有牌之後，才決定誰得到哪一張，牌面朝下給出。誰都不能拒絕。
rule-CS-3-2 = Claus 留下的牌數等於他原本會抽的張數：「口渴」期間為1張。
rule-CS-3-3 = 如果牌不夠，Claus 先留自己的，再順時針給出。
rule-CS-3-4 = 「西部法則」亮出 Claus 留下的第二張牌。

# Special characters of Wanted
rule-CW-1 = Youl Grinner 抽牌之前，每名手牌比他多的玩家各自選1張牌給他。
rule-CW-1-1 = 誰的手牌比 Youl Grinner 多，在給牌之前計算一次。給牌依順時針進行。
rule-CW-1-2 = 給 Youl Grinner 牌不會觸發 Molly Stark，也不會觸發 Henry Block。
rule-CW-1-3 = 因「監獄」失去回合時，Youl Grinner 什麼都得不到。
rule-CW-2 = Big Spencer 有9點生命，起始手牌5張，而且不能打出「沒打中！」。
rule-CW-2-1 = 身為警長時，Big Spencer 有10點生命，起始手牌仍是5張。
rule-CW-2-2 = Big Spencer 只禁用名為「沒打中！」的牌。「閃避」、綠色牌與「酒桶」不禁，「沒打中！」也可以棄掉。
rule-CW-2-3 = Big Spencer 的5張牌只在遊戲開始時有意義。
rule-CW-3 = 每當有人打出「啤酒」，Madam Yto 立刻抽1張牌。
rule-CW-3-1 = 對 Madam Yto 而言，沒有效果的「啤酒」也算；她自己的也算，即使是失去最後1點生命時。
rule-CW-3-2 = 棄掉的「啤酒」不算。
rule-CW-4 = Colorado Bill 每打出1張「BANG!」就翻開1張牌判定：若是黑桃，這一槍就躲不掉。
rule-CW-4-1 = Colorado Bill 在目標回應之前翻牌，而且只為自己的「BANG!」牌。
rule-CW-4-2 = 即使目標完全不受影響，Colorado Bill 也要翻牌。
rule-CW-5 = 要拿走或棄掉 Henry Block 的牌的人，會先成為他射擊的目標。
rule-CW-5-1 = 其他玩家刻意拿走或棄掉 Henry Block 的牌時，他才射擊；繼承、贈與、事件或懲罰都不算。
rule-CW-5-2 = Henry Block 的射擊是不論距離的普通射擊，由他負責。它不是「BANG!」牌。
rule-CW-5-3 = 如果 Henry Block 的射擊讓下手的人出局，牌就留著；否則這時才被拿走。
rule-CW-6 = Annie Versary 可以把任何牌當作「BANG!」牌使用。
rule-CW-6-1 = Annie Versary 用的是手牌，在所有規則上都是「BANG!」牌：張數限制、「印地安人」、「決鬥」都算。
rule-CW-6-2 = Annie Versary 使用的牌保有自己的花色。
