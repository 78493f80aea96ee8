# The companion beside the printed games: Tom's cards and score sheets. Works without a connection (Dewan).
#
# prefix: companion-about-  (how a row of a score sheet counts, in a few words)
# prefix: companion-help-  (what a row of a score sheet counts)

companion-about-stories = points of those fulfilled
companion-about-fire = points, 1 for each
companion-about-lakes = points: 6, on a tie 3 each

companion-help-dewan-stories = The points of fulfilled story tiles. The others count for nothing.
companion-help-dewan-fire = 1 point per fire: on fulfilled story tiles, on tucked cards, and 1 for the eighth camp. In the volcano scenario also 1 for each camp beside the volcano.
companion-help-dewan-groups = { $points } points for each group of 2 or more of your camps side by side. Your initial camp counts.
companion-help-dewan-berries = { $points } points for each berry token and each berry on a tucked card.
companion-help-dewan-waters = { $points } points for each water zone beside one of your camps.
companion-help-dewan-neighbours = { $points } points for each of your camps beside the centre of somebody else’s start tile.
companion-help-dewan-zones = { $points } points for each forest or mountain zone with one of your camps.
companion-help-dewan-lakes = For each water zone 6 points to whoever has the most camps beside it; on a tie 3 to each.
companion-help-dewan-fish = { $points } points for each fish.
companion-help-dewan-pairs = { $points } points for each pair of a berry and a fire.
companion-help-team-stories = The points of both partners’ fulfilled story tiles.
companion-help-team-fire = 1 point per fire of both partners: on fulfilled story tiles, on tucked cards, and 1 for each eighth camp.
companion-help-team-groups = { $points } points for each group of camps side by side in which both partners have one.
companion-help-team-pairs = { $points } points for each pair of berries, one of each partner.
companion-help-tie-cards = On a tie, whoever has more cards in hand wins. If that is a tie too, the victory is shared.
companion-help-tie-team = On a tie, the team with more cards in both hands together wins. If that is a tie too, the victory is shared.
