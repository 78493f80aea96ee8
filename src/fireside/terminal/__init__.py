"""Playing in the terminal, on a table: what is shown, asked, kept and resumed."""
