# The frame around the tables: pages, bars, menu, log, end (Dewan).
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-feel-  (what a title is like, in a word or two)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-option-  (an option of a title, its values, and what they mean)

frame-title-dewan = Dewan
frame-about-dewan = Take two cards, or spend them on a route: pitch your camps where the land makes your tribe’s stories come true.
frame-step-dewan-cards = Take two cards
frame-step-dewan-dewan = Pitch your camps
frame-step-dewan-stories = Fulfil your stories

frame-option-scenario = Scenario
frame-option-scenario-base = Base game
frame-option-scenario-base-about = start here
frame-option-scenario-team = Teams
frame-option-scenario-team-about = two against two, 4 players
frame-option-scenario-volcano = Volcano
frame-option-scenario-volcano-about = lava covers the land
frame-option-scenario-downpour = Downpour
frame-option-scenario-downpour-about = lakes grow, zones split
frame-option-scenario-lake-villages = Lake villages
frame-option-scenario-lake-villages-about = camps on water, fish

frame-feel-dewan = quick to learn
