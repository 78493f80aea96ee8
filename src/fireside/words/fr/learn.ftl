# Apprendre : leçons, livrets de règles, recherche, et règles à la table.

learn-heading = Apprendre à jouer
learn-how = Suis une leçon à une vraie table, ou cherche une règle.
learn-lesson = Suivre la leçon
learn-lesson-how = à une vraie table, environ { $minutes } min
learn-book = Livret de règles
learn-books = Livrets de règles
learn-rules-of = Règles de { $title }
learn-contents = Sommaire
learn-chapters = Chapitres
learn-search = Chercher dans les règles
learn-found =
    { $count ->
        [0] Rien trouvé. Essaie avec moins de mots, ou avec un autre.
        [one] { $count } règle
       *[other] { $count } règles
    }
# words of questions that are not searched for
learn-search-asking = comment que quoi quand où pourquoi quel quelle quels quelles est sont peut peux puis pouvoir dois doit je tu mon ma mes ton ta tes son sa ses on nous il elle ce se le la les un une des de du au aux à en et ou ne pas dans sur pour par avec y a ai as sert partie jeu faire fait fais
# endings that a word may have: words that differ in these alone are the same
learn-search-endings = s e es x er ez ent ee ees r aux al ale ons ant ait
# for the search: words that people may type, then the words that the rules have for them; one line each
learn-search-others =
    jeton jetons marqueur marqueurs: tuile action
    prenez: prends prendre
    recevez: reçois recevoir
    choisissez: choisis choisir
    nain nains lutin gnôme gnômes: gnome
    résoudre résous résolvez résolu: accomplir accomplie condition
    victoire score points: pv
    banque stock: réserve
    ville plateau: cité
    hexagone hexagones hex: case
    posséder possède possédez: avoir as
    débuter débute premier: commence
    échange échanger: deux
    égalité nul ex-aequo: gagne égalité nulle
    cadeau don donner offrir: dons autres
    obtenir avoir gagner prendre recevoir: nouvelle recruter chercher rapatrier recevoir
    coûter coût prix cher: prix paie payer
    fin finir finit termine terminer: dernière rebours fin
    limite maximum max: plus limite limites
    combien: limite limites plus prix
    bateau naviguer voyager: navire voyages
    allumer: allumer retourner
    sablier: rebours
    automate automa adversaire rival: tom
    challenge défi: handicap
    gemme gemmes joyau: cristal
    planification: réserve
    ramener aller: rapatrier
    jeter rendre: défausser
    bouger marcher: étape avance
    engager embaucher: recruter
    campement campements tente tentes: camp
    territoire: carte
learn-rule = Règle { $number }
learn-chapter = Chapitre { $number }
learn-show = Montrer sur la table
learn-whole-book = Ouvrir tout le livret

learn-bonus = bonus { $number }
learn-gnome = Gnome { $number }

## Un clic sur ce qui ne peut pas être choisi

learn-refused = { $thing } : impossible pour le moment
learn-refused-asked = Il faut d’abord décider ceci : { $question }
learn-refused-turn = C’est à { $name } de jouer.
learn-refused-confirm = Ton tour est joué. Confirme-le d’abord.
learn-refused-lit = Tu peux choisir tout ce qui brille.
