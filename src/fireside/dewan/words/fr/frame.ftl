# The frame around the tables: pages, bars, menu, log, end (Dewan).

frame-title-dewan = Dewan
frame-about-dewan = Prends deux cartes, ou dépense-les pour une route : dresse tes camps là où le terrain accomplit les histoires de ta tribu.
frame-step-dewan-cards = Prendre deux cartes
frame-step-dewan-dewan = Dresser tes camps
frame-step-dewan-stories = Accomplir tes histoires

frame-option-scenario = Scénario
frame-option-scenario-base = Jeu de base
frame-option-scenario-base-about = pour commencer
frame-option-scenario-team = Équipes
frame-option-scenario-team-about = deux contre deux, 4 joueurs
frame-option-scenario-volcano = Volcan
frame-option-scenario-volcano-about = la lave couvre la terre
frame-option-scenario-downpour = Déluge
frame-option-scenario-downpour-about = lacs plus grands, zones coupées
frame-option-scenario-lake-villages = Villages lacustres
frame-option-scenario-lake-villages-about = camps sur l’eau, poisson

frame-feel-dewan = vite appris
