# À propos de Fireside, et d’où viennent les valeurs imprimées.

about-heading = À propos de Fireside
about-printed = Ce qui est imprimé, et ce qui vient de nous
about-printed-why = On joue ici selon les règles des jeux imprimés. Mais leurs livrets ne nous sont parvenus qu’en texte, sans les images, et une bonne part de ce qui figure sur les plateaux, les tuiles et les cartes ne se voyait que là. Nous avons déduit ce que les chiffres révèlent et inventé le reste : ta boîte peut différer par endroits.
about-own-box = Tu as la boîte ?
about-own-box-how = Télécharge notre édition, change ce que ton matériel montre autrement et joue avec ton fichier dans le terminal :
about-kinds = { $count ->
    [one] { $count } sorte de valeurs
   *[other] { $count } sortes de valeurs
  }
about-pieces = tout de { $count } sur { $all }
about-failed = Cette liste n’a pas pu être chargée. Réessaie.
about-mark-r = Les livrets le disent
about-mark-r-how = Des mots et des chiffres des règles imprimées.
about-mark-f = Cela découle de leurs chiffres
about-mark-f-how = Avec les chiffres des livrets, il ne peut en être autrement.
about-mark-p = Des critiques l’ont montré
about-mark-p-how = Publié par des gens qui ont présenté le jeu imprimé.
about-mark-l = Probable
about-mark-l-how = La lecture la plus simple qui s’accorde avec tous les chiffres.
about-mark-o = De nous
about-mark-o-how = Les images manquent et rien ne permet de trancher. Nous l’avons inventé, en veillant à ce que le jeu reste bon.

## Sections, and what stands in them

about-key-name = noms
