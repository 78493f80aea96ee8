"""A line chart of plain characters: one mark for each line, `*` where lines meet."""

MARKS = "1234"
MEETING = "*"
LEAST_STEP = 5  # points between two labels of the scale


def chart(lines: list[list[float]], width: int, height: int) -> list[str]:
    """The lines from left to right, with a scale before them. All are equally long; where there is
    more than the width holds, values are left out evenly."""
    count = len(lines[0])
    places = [round(at * (count - 1) / max(1, width - 1)) for at in range(width)]
    shown = list(range(count)) if count <= width else places
    values = [value for line in lines for value in line]
    step = scale_step(min(values), max(values), height)
    lowest = int(min(values) // step) * step
    rows = [[" "] * len(shown) for _ in range(height)]
    for mark, line in zip(MARKS, lines, strict=False):
        for column, place in enumerate(shown):
            row = rows[min(height - 1, int((line[place] - lowest) * 2 // step))]
            row[column] = mark if row[column] == " " else MEETING
    drawn = rows[: top_row(rows) + 1]
    labelled = [
        f"{scale(lowest, step, number):>5} {''.join(row)}".rstrip()
        for number, row in enumerate(drawn)
    ]
    return labelled[::-1]


def scale_step(lowest: float, highest: float, height: int) -> int:
    """The points between two labels, of which every second row has one."""
    step = LEAST_STEP
    while (highest - lowest // step * step) * 2 // step >= height:
        step += LEAST_STEP
    return step


def scale(lowest: int, step: int, row: int) -> str:
    """The label of a row: its least points."""
    return str(lowest + row // 2 * step) if row % 2 == 0 else ""


def top_row(rows: list[list[str]]) -> int:
    """The highest row that has a mark."""
    return max(number for number, row in enumerate(rows) if row.count(" ") < len(row))
