# Ruch i dźwięki przy stole oraz to, co się stało od własnej ostatniej tury.

motion-motion = Animuj elementy

motion-pace = Tury innych
motion-pace-read = Spokojnie
motion-pace-quick = Szybko
motion-pace-once = Od razu

motion-others = Co robią inni
motion-skip = Pomiń

motion-since = Od twojej ostatniej tury
motion-since-count =
    { $count ->
        [one] Od twojej ostatniej tury: 1 krok
        [few] Od twojej ostatniej tury: { $count } kroki
        [many] Od twojej ostatniej tury: { $count } kroków
       *[other] Od twojej ostatniej tury: { $count } kroku
    }
motion-step = Krok { $number } z { $count }
motion-previous = Poprzedni krok
motion-next = Następny krok
motion-play = Odtwarzaj
motion-pause = Wstrzymaj
motion-now = Wróć do gry
