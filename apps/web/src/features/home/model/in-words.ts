const written = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
type NumberWord = (typeof written)[number]

/** A quantity as a sentence holds it, and as one begins with it: in words up to ten, in figures beyond. One has sentences of its own. */
export function inWords(
  count: number,
  wordOf: (known: NumberWord) => string,
  figures: (count: number) => string,
): { number: string; capital: string } {
  const known = written[count - 2]
  const number = known ? wordOf(known) : figures(count)
  return { number, capital: number.slice(0, 1).toUpperCase() + number.slice(1) }
}
