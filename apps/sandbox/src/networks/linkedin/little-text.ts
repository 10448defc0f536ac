// LinkedIn's "little" format: https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format
// A reserved character is an element's or escaped. One that is neither does not fail: the text ends there, silently.

const reserved = new Set('\\|{}@[]()<>#*_~')
const elements = [
  /^@\[((?:\\.|[^\]\\])+)\]\((urn:li:(?:organization|person):[A-Za-z0-9_-]+)\)/,
  /^\{hashtag\|(?:\\#|#|＃)\|([^}|]+)\}/,
  /^#([\p{L}\p{N}]+)/u,
]

export interface LittleText {
  /** As a reader sees it. */
  shown: string
  /** As it is kept and given back: escapes and elements, up to where it was cut. */
  kept: string
  mentions: { name: string; urn: string }[]
}

export function readLittleText(commentary: string): LittleText {
  let [shown, at] = ['', 0]
  const mentions: LittleText['mentions'] = []
  while (at < commentary.length) {
    const char = commentary[at] ?? ''
    const next = commentary[at + 1]
    if (char === '\\' && next !== undefined && reserved.has(next)) {
      shown += next
      at += 2
      continue
    }
    if (!reserved.has(char)) {
      shown += char
      at++
      continue
    }
    const rest = commentary.slice(at)
    const [mention, template, hashtag] = elements.map((element) => element.exec(rest))
    const found = mention ?? template ?? hashtag
    if (!found) break
    const name = (found[1] ?? '').replace(/\\(.)/g, '$1')
    if (mention) mentions.push({ name, urn: mention[2] ?? '' })
    shown += mention ? name : `#${name}`
    at += found[0].length
  }
  return { shown, kept: commentary.slice(0, at), mentions }
}
