# The lessons: what is said step by step on the real board. Words between asterisks are stressed.

lesson-heading = { $title }: a lesson
lesson-loading = Setting up the table …
lesson-missing = There is no lesson here.
lesson-chapter = { $number } of { $count }: { $chapter }
lesson-step = Step { $number } of { $count }
lesson-rule = Rule { $rule }
lesson-skip = Skip lesson
lesson-back = Back
lesson-next = Next
lesson-again = Start again
lesson-rules = Rule book
lesson-play = Play now against Ember
lesson-instead = That works too, but let’s do this first. It is ringed on the table.
lesson-read-on = Your turn comes in a moment. Press Next to go on.
