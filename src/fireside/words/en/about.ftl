# About Fireside, and where the printed values come from.
#
# prefix: about-mark-  (where values come from, by the mark of an edition’s file, and what that means)
# prefix: about-key-  (what of a section, in a list after its name)

about-heading = About Fireside
about-printed = What is printed, and what is ours
about-printed-why = You play by the rules of the printed games. But their rulebooks reached us as text alone, without the pictures, and much of what is on the boards, tiles and cards could only be seen there. We worked out what the numbers give away and made up the rest, so your box may differ in places.
about-own-box = You own the box?
about-own-box-how = Download our edition, change what your pieces show differently, and play with your own file in the terminal:
about-kinds = { $count ->
    [one] 1 kind of value
   *[other] { $count } kinds of values
  }
about-pieces = everything about { $count } of the { $all }
about-failed = This list could not be loaded. Please try again.
about-mark-r = The rulebooks say so
about-mark-r-how = Words and numbers of the printed rules.
about-mark-f = It follows from their numbers
about-mark-f-how = With the numbers in the rulebooks, it cannot be otherwise.
about-mark-p = Reviewers have shown it
about-mark-p-how = Published by people who reviewed the printed game.
about-mark-l = Likely
about-mark-l-how = The simplest reading that fits all the numbers.
about-mark-o = Ours
about-mark-o-how = The pictures are lost and nothing narrows it down, so we made it up, taking care that it plays well.

## Sections, and what stands in them

about-key-name = names
