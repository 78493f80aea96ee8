# Lekcje: co mówi się krok po kroku przy prawdziwej planszy.

lesson-heading = { $title }: lekcja
lesson-loading = Przygotowujemy stół…
lesson-missing = Tu nie ma lekcji.
lesson-chapter = { $number } z { $count }: { $chapter }
lesson-step = Krok { $number } z { $count }
lesson-rule = Zasada { $rule }
lesson-skip = Pomiń lekcję
lesson-back = Wstecz
lesson-next = Dalej
lesson-again = Zacznij od nowa
lesson-rules = Księga zasad
lesson-play = Zagraj teraz z Żarem
lesson-instead = Tak też można, ale najpierw zróbmy to. Na stole jest to obwiedzione.
lesson-read-on = Zaraz będzie twój ruch. Naciśnij „Dalej”.
