# The frame around the tables: pages, bars, menu, log, end (Dewan).

frame-title-dewan = Dewan
frame-about-dewan = Bierz po dwie karty albo płać nimi za trasę: rozbijaj obozy tam, gdzie ziemia pasuje do historii twojego plemienia.
frame-step-dewan-cards = Bierz po dwie karty
frame-step-dewan-dewan = Rozbijaj obozy
frame-step-dewan-stories = Spełniaj historie

frame-option-scenario = Scenariusz
frame-option-scenario-base = Podstawowy
frame-option-scenario-base-about = zacznij od tego
frame-option-scenario-team = Drużynowy
frame-option-scenario-team-about = 2 na 2, 4 graczy
frame-option-scenario-volcano = Wulkan
frame-option-scenario-volcano-about = lawa pokrywa ląd
frame-option-scenario-downpour = Ulewa
frame-option-scenario-downpour-about = jeziora rosną, strefy się dzielą
frame-option-scenario-lake-villages = Wioski na jeziorach
frame-option-scenario-lake-villages-about = obozy na wodzie, ryby

frame-feel-dewan = łatwa na start
