### Cities, in English: what it adds to 7 Wonders.

classic-card-pigeon_loft = Pigeon Loft
classic-card-militia = Militia
classic-card-hideout = Hideout
classic-card-residence = Residence
classic-card-gambling_den = Gambling Den
classic-card-clandestine_dock_west = Clandestine Dock West
classic-card-clandestine_dock_east = Clandestine Dock East
classic-card-secret_warehouse = Secret Warehouse
classic-card-gates_of_the_city = Gates of the City
classic-card-spy_ring = Spy Ring
classic-card-mercenaries = Mercenaries
classic-card-lair = Lair
classic-card-consulate = Consulate
classic-card-gambling_house = Gambling House
classic-card-black_market = Black Market
classic-card-sepulcher = Sepulcher
classic-card-architect_cabinet = Architect Cabinet
classic-card-tabularium = Tabularium
classic-card-builders_union = Builders' Union
classic-card-torture_chamber = Torture Chamber
classic-card-contingent = Contingent
classic-card-brotherhood = Brotherhood
classic-card-embassy = Embassy
classic-card-cenotaph = Cenotaph
classic-card-secret_society = Secret Society
classic-card-slave_market = Slave Market
classic-card-capitol = Capitol
classic-card-counterfeiters_guild = Counterfeiters Guild
classic-card-guild_of_shadows = Guild of Shadows
classic-card-mourners_guild = Mourners Guild
classic-card-aspasia = Aspasia
classic-card-berenice = Berenice
classic-card-caligula = Caligula
classic-card-darius = Darius
classic-card-diocletian = Diocletian
classic-card-semiramis = Semiramis

classic-wonder-petra = Al-Khazneh of Petra
classic-wonder-petra_a = Petra A
classic-wonder-petra_b = Petra B
classic-wonder-byzantium = Cathedral of Byzantium
classic-wonder-byzantium_a = Byzantium A
classic-wonder-byzantium_b = Byzantium B

classic-token-debt = debt
classic-token-diplomacy = diplomacy
classic-word-mask = mask
classic-word-debts = debts
classic-word-black_1 = Age I, black cards
classic-word-black_2 = Age II, black cards
classic-word-black_3 = Age III, black cards

classic-effect-mask = at the end, copy the symbol of a neighbour’s green card
classic-effect-loss = every other city loses { classic-effect-coins }
classic-effect-loss-per = every other city loses { classic-effect-coins } for each of its { $what_id ->
    [victory] victory tokens
   *[stage] stages
}
classic-effect-diplomacy = a diplomacy token
classic-effect-gifts = both neighbours take { classic-effect-coins } from the bank
classic-effect-rebate = each turn the first good from the { $sides_id ->
    [left] left
   *[right] right
} neighbour is 1 cheaper
classic-effect-copies-own = each turn 1 good of choice that your board, brown or grey cards make
classic-effect-makes-missing = each turn 1 good of choice that your board, brown and grey cards do not make
classic-effect-free-stages = stages need no goods
classic-effect-defeats-as-shields = your defeat tokens count as shields
classic-effect-free-colour = once an age, build a { $colour } card without its cost
classic-effect-bank-income = once a turn, 1 coin more when coins come from the bank

classic-category-extras = Black and white
classic-line-debts = { $count } owed, −1 each

classic-decision-PayOrOwe = { $city } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. How many are paid?
classic-action-pay = { $coins ->
    [0] pay nothing, owe it all
   *[other] pay { $coins } of them
}

classic-why-pay = Of this loss of { $coins }, 0 to { $most } can be paid now: this city has { $held }.
    .short = 0 to { $most }
