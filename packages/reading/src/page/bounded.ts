// A page is cut where it costs more than a page should: nobody writes that many elements, or that deep, by hand.
const mostCharacters = 1_500_000
const mostTags = 40_000
const deepest = 200

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
/** These close each other, so that leaving them open makes nothing deeper. */
const selfEnding = /^(?:p|li|td|th|tr|dt|dd|option|thead|tbody|tfoot)$/i

/** The page up to where it goes too far; all of it, nearly always. */
export function boundedHtml(html: string): string {
  const text = html.length > mostCharacters ? html.slice(0, mostCharacters) : html
  const tag = /<(\/?)([a-z][a-z0-9:-]{0,40})/gi
  let [tags, depth] = [0, 0]
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const [, slash, name = ''] = found
    tags += 1
    if (!voids.test(name) && !selfEnding.test(name)) depth += slash ? -1 : 1
    if (tags > mostTags || depth > deepest) return text.slice(0, found.index)
    if (depth < 0) depth = 0
  }
  return text
}
