/**
 * A spreadsheet runs a cell that begins like a formula. Such cells leave with an apostrophe before them, which a
 * spreadsheet hides; cells that have one already get one more, so that reading takes off exactly what writing put on.
 */
const risky = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const defused = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

export const defuseCell = (cell: string) => (risky.test(cell) ? `'${cell}` : cell)
export const readCell = (cell: string) => (defused.test(cell) ? cell.slice(1) : cell)
