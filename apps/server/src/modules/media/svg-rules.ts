/** Drawings are small; a longer text is no logo, and reading it would cost more than it is worth. */
export const maxSvgBytes = 5 * 1024 * 1024

/** What a drawing may point at: a part of itself, or a picture it carries. */
const ownPart = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i

const forbidden: readonly RegExp[] = [
  // Entities multiply (a few lines become gigabytes) or read files; a drawing needs neither.
  /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i,
  /<\?(?!xml\s)/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener|set|animate\w*)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /\bxml:base\s*=/i,
  /@import/i,
  /\b(?:java|vb)script:/i,
  /<(?:[\w-]+:)?include\b/i,
  // Filters cost minutes of drawing for a few bytes of text, and no limit of ours reaches into the renderer.
  /<(?:[\w-]+:)?(?:filter|fe[A-Z]\w*)\b/i,
]

/** What a still drawing is made of. Anything else of its language is refused, known or not. */
const elements = new Set(
  [
    'a circle clipPath defs desc ellipse g image line linearGradient marker mask metadata path pattern polygon polyline',
    'radialGradient rect stop style svg switch symbol text textPath title tspan tref use view',
  ].flatMap((names) => names.split(' ')),
)
const language = 'http://www.w3.org/2000/svg'
const elementName = /^(?:([\w.-]+):)?([A-Za-z_][\w.-]*)$/

/**
 * Elements of other languages, which drawing programs leave in for themselves, mean nothing to a renderer: those with a prefix
 * that stands for another language wherever it is declared.
 */
function hasOtherElements(text: string): boolean {
  const isForeign = new Map<string, boolean>()
  for (const [, prefix = '', ...values] of text.matchAll(
    /\bxmlns:([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const isOther = (values[0] ?? values[1] ?? '').trim() !== language
    isForeign.set(prefix, isOther && isForeign.get(prefix) !== false)
  }
  for (const [, written = ''] of text.matchAll(/<\/?([\p{L}_:][^\s/>]*)/gu)) {
    const [, prefix = '', name = ''] = elementName.exec(written) ?? []
    if (!elements.has(name) && isForeign.get(prefix) !== true) return true
  }
  return false
}

/**
 * Whether a text is a drawing at all, whatever its file is called. What may stand before its first tag is walked over
 * step by step: a pattern that may divide it up in several ways would try them all on a text made for that.
 */
export function looksLikeSvg(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    at = afterSpace(text, at)
    const end = endOfPreamble(text, at)
    if (end === undefined) return firstTag.test(text.slice(at, at + 100))
    if (end < 0) return false
    at = end
  }
}

const firstTag = /^<(?:[\w-]+:)?svg[\s>]/i

function afterSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

/** Where a declaration, comment or doctype at this place ends; nothing where none stands, -1 where it does not end. */
function endOfPreamble(text: string, at: number): number | undefined {
  const head = text.slice(at, at + 9).toLowerCase()
  const closing = head.startsWith('<?xml')
    ? '?>'
    : head.startsWith('<!--')
      ? '-->'
      : head === '<!doctype'
        ? '>'
        : undefined
  if (!closing) return undefined
  const end = text.indexOf(closing, closing === '-->' ? at + 4 : at)
  return end < 0 ? -1 : end + closing.length
}

/** Drawing programs write which standard they follow; without entities of its own that line is idle, and goes. */
export const withoutDoctype = (text: string) =>
  text.replace(/<!DOCTYPE\s+svg(?:\s+(?:PUBLIC|SYSTEM)(?:\s+"[^"<>]*"){1,2})?\s*>/i, '')

/**
 * A drawing is a program's text before it is a picture, so it is read before any renderer sees it. librsvg would not run
 * scripts or follow addresses either; this is the first of two walls.
 */
export function isHarmlessSvg(text: string): boolean {
  const declared = /^\uFEFF?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]
  if (declared && !/^(?:utf-8|us-ascii)$/i.test(declared)) return false
  const plain = decodeReferences(text)
  // A backslash in a style can spell `url` or `@import` in a way no pattern sees.
  if (stylesOf(plain).includes('\\') || /\bstyle\s*=\s*(?:"[^"]*\\|'[^']*\\)/i.test(plain)) return false
  return [text, plain].every(
    (version) =>
      !forbidden.some((pattern) => pattern.test(version)) &&
      !hasOtherElements(version) &&
      !isTooIntricate(version) &&
      pointsAt(version).every((to) => ownPart.test(to)),
  )
}

/** All from the first style to the end of the last, or of the text where that never ends. */
function stylesOf(text: string): string {
  const tags = [...text.matchAll(/<\/?(?:[\w-]+:)?style\b/gi)]
  const [first, last] = [tags[0], tags.at(-1)]
  if (!first || !last) return ''
  return text.slice(first.index, last[0].startsWith('</') ? last.index : undefined)
}

/** Copies of copies and groups in groups multiply the work of drawing; a logo has few of either. */
const mostCopies = 50
const deepest = 40
/** Drawing takes its time by the element, and the renderer listens to no time limit of ours while it draws. */
const mostElements = 5000

function isTooIntricate(text: string): boolean {
  if ((text.match(/<[A-Za-z]/g) ?? []).length > mostElements) return true
  if ((text.match(/<(?:[\w-]+:)?(?:use|pattern|mask|clipPath|symbol)\b/gi) ?? []).length > mostCopies)
    return true
  let depth = 0
  for (const [tag] of text.matchAll(/<\/?[A-Za-z][^<>]*>/g)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) depth++
    if (depth > deepest) return true
  }
  return false
}

/** Every address in the drawing: attributes that point somewhere, and `url()` in styles. */
function pointsAt(text: string): string[] {
  const attributes = text.matchAll(/\b(?:href|src|data)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)
  const styles = text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)?/gi)
  return [...attributes, ...styles].map((match) => match[1] ?? match[2] ?? match[3] ?? '').filter(Boolean)
}

/** The pictures a drawing carries, as bytes. */
export const carriedPictures = (text: string): Buffer[] =>
  pointsAt(decodeReferences(text))
    .filter((to) => /^\s*data:/i.test(to))
    .map((to) => Buffer.from(to.slice(to.indexOf(',') + 1), 'base64'))

const decodeReferences = (text: string) =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
