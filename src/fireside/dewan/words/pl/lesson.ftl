# Lekcje: co mówi się krok po kroku przy prawdziwej planszy (Dewan).

lesson-of-dewan-chapter-land = Kraina
lesson-of-dewan-chapter-cards = Karty
lesson-of-dewan-chapter-camp = Obóz
lesson-of-dewan-chapter-place = Co daje miejsce
lesson-of-dewan-chapter-cross = Długa droga
lesson-of-dewan-chapter-end = Koniec

lesson-of-dewan-welcome = Witaj w Dewan
lesson-of-dewan-welcome-text = Twoje plemię wędruje przez krainę, rozbija obozy i snuje o niej historie. Pierwsze tury gramy razem; drugie plemię prowadzi *Żar*.
lesson-of-dewan-zones = Ląd i woda
lesson-of-dewan-zones-text = Badlandy, góry, pustynia, las i woda. Stykające się pola jednego terenu to jedna *strefa*. Symbole na krawędziach to artefakty, pigmenty i kryształy.
lesson-of-dewan-camp = Tu się zaczyna
lesson-of-dewan-camp-text = To twój *obóz początkowy*. Każda trasa zaczyna się w jednym z twoich obozów.
lesson-of-dewan-tribe = Twoje plemię
lesson-of-dewan-tribe-text = Tu czeka osiem obozów. Począwszy od drugiego, każde miejsce coś daje, gdy jego obóz rusza w drogę: *historie* przy 2, 4 i 6, kartę do *wsunięcia* przy 3, 5 i 7.
lesson-of-dewan-story = Twoja pierwsza historia
lesson-of-dewan-story-text = Historia wymaga obozów we właściwych miejscach. Weź *3 wody*: obozy przy trzech różnych strefach wody, za 4 punkty i ogień.

lesson-of-dewan-turn = Dwie możliwości
lesson-of-dewan-turn-text = W turze bierzesz 2 karty albo umieszczasz obóz. Pasek pokazuje jedno i drugie; to samo świeci się na stole.
lesson-of-dewan-pair = Dwie sąsiednie karty
lesson-of-dewan-pair-text = Bierzesz dwie karty leżące *obok siebie*. Weź drugą i trzecią: jedna z nich może być wodą.
lesson-of-dewan-refill = Rząd się uzupełnia
lesson-of-dewan-refill-text = Luki zapełnia się ze stosu. Wszyscy widzą, jakie karty bierzesz.
lesson-of-dewan-hand = Twoja ręka
lesson-of-dewan-hand-text = Kartami płaci się za trasy. Karta z dwoma terenami liczy się jako *jeden z nich*. Na ręce można mieć dowolnie wiele kart.

lesson-of-dewan-costs = Ile to kosztuje
lesson-of-dewan-costs-text = Świecące pola są w zasięgu. Liczba mówi, ile kart kosztuje trasa: po jednej za każde pole, z polem startowym i docelowym włącznie.
lesson-of-dewan-target = Przez jezioro
lesson-of-dewan-target-text = *Jedna* karta wody wystarcza na całą strefę wody. Umieść obóz w górach po drugiej stronie, przy jagodach.
lesson-of-dewan-any = Na początek dowolna
lesson-of-dewan-any-text = Z obozu początkowego pierwsza karta może być *dowolna*. Zapłać badlandami i zachowaj ogień; reszta trasy jest jasna.
lesson-of-dewan-berry = Jagoda
lesson-of-dewan-berry-text = W strefie były jagody, więc masz jedną: 2 punkty. A obóz stoi już przy dwóch strefach wody, tak jak chce tego twoja historia.

lesson-of-dewan-again = Więcej kart
lesson-of-dewan-again-text = Trzech kart już nie ma, więc zbieraj dalej. Weź *dwie pierwsze*.
lesson-of-dewan-near = Blisko domu
lesson-of-dewan-near-text = Sąsiednie pole kosztuje 2 karty, a tu też są jagody. Umieść drugi obóz w tych *badlandach*.
lesson-of-dewan-save = Zachowaj ogień
lesson-of-dewan-save-text = Stół proponuje zapłatę, ale można wybrać inną. Zapłać kartą *badlandy lub pustynia*: wsunięty później ogień da punkt.
lesson-of-dewan-second = Druga historia
lesson-of-dewan-second-text = Drugie miejsce daje historię. Weź *2 badlandy i 2 góry* za 7 punktów: po jednym już masz.
lesson-of-dewan-signs = Czego brakuje
lesson-of-dewan-signs-text = Na kafelkach pełne symbole już masz, pustych brakuje. Dotknij kafelka lub go wskaż, a mapa pokaże, gdzie można spełnić jego wymagania.

lesson-of-dewan-gather = Dwie tury kart
lesson-of-dewan-gather-text = Następna trasa jest długa. Weź *trzecią i czwartą* kartę, a w kolejnej turze *drugą i trzecią*.
lesson-of-dewan-far = Przez obóz Żaru
lesson-of-dewan-far-text = Te badlandy leżą przy nowej strefie wody i będą twoimi drugimi. Trasa prowadzi przez obóz Żaru. Tak wolno.
lesson-of-dewan-gift = Podarunek
lesson-of-dewan-gift-text = Karta za pole z cudzym obozem trafia do jego właściciela. Oddaj tę, której najmniej potrzebujesz: *pustynia lub las*.
lesson-of-dewan-pay = Reszta trasy
lesson-of-dewan-pay-text = Za góry, z których ruszasz, zapłać kartą z *pigmentem* i zachowaj ogień.
lesson-of-dewan-tuck = Wsuń kartę
lesson-of-dewan-tuck-text = Trzecie miejsce przyjmuje kartę. Wsuń *góry*: liczą się jako jeszcze jedna strefa, a ogień na karcie też się liczy.
lesson-of-dewan-fulfilled = Dwie historie opowiedziane
lesson-of-dewan-fulfilled-text = Obie są spełnione na dobre: 11 punktów. Za każdą dobierasz kartę.

lesson-of-dewan-eighth = Ósmy obóz
lesson-of-dewan-eighth-text = Gdy ktoś umieści ósmy obóz, kończymy rundę, a z nią grę. Niespełnione historie nic nie dają.
lesson-of-dewan-points = Punkty
lesson-of-dewan-points-text = Historie, 1 za każdy ogień i 4 więcej za *najwięcej* ognia, 2 za każdą jagodę. Tu widać, jak byłoby teraz.
lesson-of-dewan-groups = Obozy obok siebie
lesson-of-dewan-groups-text = Każda grupa sąsiednich obozów jest warta 4, bez względu na wielkość. Twój drugi obóz i obóz początkowy to taka grupa.
lesson-of-dewan-confirm = Cofnij i potwierdź
lesson-of-dewan-confirm-text = Przy prawdziwym stole można cofnąć turę, dopóki nie jest potwierdzona, a grając z botami także później. Dotknij czegokolwiek albo to wskaż, a pojawi się objaśnienie.
lesson-of-dewan-done = Umiesz już grać
lesson-of-dewan-done-text = To już wszystko: zbierać, wędrować, opowiadać. Żar to przyjazny przeciwnik.
