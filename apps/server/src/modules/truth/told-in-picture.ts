interface Drawn {
  readonly text: string
  readonly pageNumber: number
}

/** What a picture tells: all its words, but for the figures that count a carousel's pages. They are ours, and claim nothing. */
export function toldInPicture<One extends Drawn>(drawn: readonly One[]): One[] {
  const pages = Math.max(0, ...drawn.map(({ pageNumber }) => pageNumber))
  const counts = (text: string) => /^\d{1,2}[.)]?$/.test(text.trim()) && Number.parseInt(text, 10) <= pages
  return drawn.filter(({ text }) => pages < 2 || !counts(text))
}
