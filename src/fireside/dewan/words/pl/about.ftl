# O Fireside i o tym, skąd pochodzą wydrukowane wartości (Dewan).

about-section-dewan-counts = Liczba elementów każdego rodzaju
about-section-dewan-start-tiles = Kafelki startowe
about-section-dewan-neutral-tiles = Kafelki neutralne
about-section-dewan-special-tiles = Kafelki wulkanu i ulewy
about-section-dewan-layouts = Układ mapy
about-section-dewan-cards = Karty terenów
about-section-dewan-stories = Kafelki historii
about-key-centre = środek
about-key-ring = tereny wokół środka
about-key-artifact = artefakty
about-key-pigment = pigmenty
about-key-crystal = kryształy
about-key-berries = jagody
about-key-terrains = tereny
about-key-symbol = symbole
