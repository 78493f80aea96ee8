# Der Rahmen um die Tische: Seiten, Leisten, Menü, Protokoll, Ende (Dewan).

frame-title-dewan = Dewan
frame-about-dewan = Nimm zwei Karten oder zahle sie für einen Weg: Errichte Lager, wo das Land die Geschichten deines Stammes erfüllt.
frame-step-dewan-cards = Zwei Karten nehmen
frame-step-dewan-dewan = Lager errichten
frame-step-dewan-stories = Geschichten erfüllen

frame-option-scenario = Szenario
frame-option-scenario-base = Grundspiel
frame-option-scenario-base-about = für den Anfang
frame-option-scenario-team = Teams
frame-option-scenario-team-about = zwei gegen zwei, zu viert
frame-option-scenario-volcano = Vulkan
frame-option-scenario-volcano-about = Lava bedeckt das Land
frame-option-scenario-downpour = Wolkenbruch
frame-option-scenario-downpour-about = Seen wachsen, Zonen zerfallen
frame-option-scenario-lake-villages = Seedörfer
frame-option-scenario-lake-villages-about = Lager auf Wasser, Fische

frame-feel-dewan = schnell gelernt
