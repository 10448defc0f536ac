// A page is cut where it costs more than a page should: nobody writes that many elements, or that deep, by hand.
const mostCharacters = 1_500_000
const mostTags = 40_000
/** Of elements within each other, as they are written; what is hidden from this count, the tree is asked for again. */
export const deepest = 200

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** What each ends by beginning, where that stands open right before it; the parser does the same. */
const ends: ReadonlyMap<string, RegExp> = new Map([
  ['li', /^li$/],
  ['option', /^option$/],
  ['dt', /^d[td]$/],
  ['dd', /^d[td]$/],
  ['th', /^th$/],
  ['td', /^(?:thead|th|td)$/],
  ['tr', /^(?:tr|th|td)$/],
  ['tbody', /^(?:thead|tbody)$/],
  ['tfoot', /^(?:thead|tbody)$/],
  ...'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'
    .split(' ')
    .map((name): [string, RegExp] => [name, /^p$/]),
])

/** The page up to where it goes too far; all of it, nearly always. */
export function boundedHtml(html: string): string {
  const text = html.length > mostCharacters ? html.slice(0, mostCharacters) : html
  const tag = /<(\/?)([a-z][a-z0-9:-]{0,40})/gi
  const open: string[] = []
  let tags = 0
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const name = (found[2] ?? '').toLowerCase()
    tags += 1
    if (found[1]) {
      const at = open.lastIndexOf(name)
      if (at >= 0) open.length = at
    } else {
      const ended = ends.get(name)
      while (ended?.test(open.at(-1) ?? '')) open.pop()
      if (!voids.test(name)) open.push(name)
    }
    if (tags > mostTags || open.length > deepest) return text.slice(0, found.index)
  }
  return text
}
