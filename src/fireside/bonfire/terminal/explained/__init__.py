"""What each choice is, costs and brings, in words; a file for each thing that choices are about."""
