// What a visitor does not see is not read: it may be meant for us alone.
import { attribute, namesOf, type TreeNode } from './tree.ts'

export interface Concealing {
  /** Classes and ids that a style sheet hides, as `.name` and `#name`. */
  readonly names: ReadonlySet<string>
  /** Colours of words and of what is behind them, by class or id. */
  readonly backgrounds: ReadonlyMap<string, string>
  /** What was found behind an element: each is looked at once. */
  readonly behind: WeakMap<TreeNode, Behind>
}
interface Behind {
  /** Empty where nothing says. */
  readonly color: string
  /** A style that is not followed may have painted it. */
  readonly mayHaveMore: boolean
}

const hides =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0?\.?0+\s*(?:[;!}]|$)|font-size\s*:\s*0(?:px|em|rem|%|pt)?\s*(?:[;!}]|$)|(?:left|top|right|text-indent|margin-left)\s*:\s*-\d{3,}(?:px|em|rem|vw|%)|clip-path\s*:\s*inset\(\s*(?:50|100)%|clip\s*:\s*rect\(\s*[01](?:px)?[ ,]+[01]|transform\s*:\s*scale\(\s*0\s*\)/i
/** Names that known libraries give to what appears as one scrolls: every visitor sees it. */
const shownByScript = /^\.(?:elementor-invisible|wow|aos-init|aos-animate|animate__animated)$/
const mostRules = 4000

/** Plain rules only: what is hidden on paper, or under a finger, is seen by most. */
export function readConcealing(css: string): Concealing {
  const names = new Set<string>()
  const backgrounds = new Map<string, string>()
  const rule = /([^{}@;]{1,300})\{([^{}]{0,2000})\}/g
  let rules = 0
  for (const [, selectors = '', body = ''] of withoutMedia(css).matchAll(rule)) {
    if (++rules > mostRules) break
    const single = selectors
      .split(',')
      .map((one) => one.trim())
      .filter((one) => /^[.#][\w-]+$/.test(one))
    const background = colorIn(body, 'background(?:-color)?')
    for (const name of single) {
      if (shownByScript.test(name)) continue
      if (hides.test(body) || sameColors(body, background)) names.add(name)
      if (background) backgrounds.set(name, background)
    }
  }
  return { names, backgrounds, behind: new WeakMap() }
}

const withoutMedia = (css: string) =>
  css
    .slice(0, 400_000)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]{0,300}\{(?:[^{}]{0,2000}\{[^{}]{0,3000}\})*[^{}]{0,2000}\}/g, '')

const skipped =
  /^(?:script|style|template|noscript|svg|iframe|object|canvas|audio|video|select|textarea|input|del|s|strike|head|map|math|dialog)$/

export function isUnseen(node: TreeNode, concealing: Concealing): boolean {
  if (node.type === 'comment' || node.type === 'directive') return true
  if (node.type !== 'tag') return node.type === 'script' || node.type === 'style'
  if (skipped.test(node.name ?? '')) return true
  const attributes = node.attribs ?? {}
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true
  const style = attributes.style ?? ''
  if (style !== '' && hides.test(style)) return true
  if (selectorsOf(node).some((one) => concealing.names.has(one) || isFormerPrice(one))) return true
  return style !== '' && isWrittenOnItsOwnColor(node, style, concealing)
}

/** Shown, and struck through: what something once cost. */
const formerPrice =
  /^\.(?:[\w-]*pri(?:ce|x)[\w-]*[-_](?:old|was|former|compare|previous|crossed|strike\w*|barre|ancien)|(?:[\w-]*[-_])?(?:old|was|former|compare-at|previous|crossed|ancien)[-_]?(?:price|prix|preis|precio))$/i

/** A name that people gave is short. */
const longestName = 80
const isFormerPrice = (selector: string) => selector.length <= longestName && formerPrice.test(selector)

const selectorsOf = (node: TreeNode): string[] => [
  ...attribute(node, 'class')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `.${name}`),
  ...(attribute(node, 'id') ? [`#${attribute(node, 'id')}`] : []),
]

function isWrittenOnItsOwnColor(node: TreeNode, style: string, concealing: Concealing): boolean {
  const color = colorIn(style, '(?<![-\\w])color')
  if (!color) return false
  const behind = behindOf(node, concealing)
  if (behind.color) return behind.color === color
  // Nothing says what is behind it: paper is white, unless a style we do not follow may have painted it.
  return color === '#ffffff' && !behind.mayHaveMore
}

const paper: Behind = { color: '', mayHaveMore: false }

function behindOf(node: TreeNode, { backgrounds, behind: known }: Concealing): Behind {
  const path: TreeNode[] = []
  let at: TreeNode | null = node
  for (; at && !known.has(at); at = at.parent) path.push(at)
  let behind = (at && known.get(at)) ?? paper
  for (const one of path.reverse()) {
    const color =
      colorIn(attribute(one, 'style'), 'background(?:-color)?') ||
      normalColor(attribute(one, 'bgcolor')) ||
      selectorsOf(one)
        .map((name) => backgrounds.get(name) ?? '')
        .find(Boolean)
    const mayPaint = namesOf(one) !== '' || /background/i.test(attribute(one, 'style'))
    if (color) behind = { color, mayHaveMore: false }
    else if (mayPaint && !behind.mayHaveMore) behind = { ...behind, mayHaveMore: true }
    known.set(one, behind)
  }
  return behind
}

const sameColors = (body: string, background: string) =>
  background !== '' && colorIn(body, '(?<![-\\w])color') === background

function colorIn(style: string, property: string): string {
  const value = new RegExp(
    `${property}\\s*:\\s*(#[0-9a-f]{3,6}\\b|white|black|rgb\\([^)]{5,30}\\))`,
    'i',
  ).exec(style)?.[1]
  return value ? normalColor(value) : ''
}

export function normalColor(value: string): string {
  const text = value.trim().toLowerCase()
  if (text === 'white') return '#ffffff'
  if (text === 'black') return '#000000'
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/
    .exec(text)
    ?.slice(1)
    .map(Number)
  if (!parts || parts.some((part) => part > 255)) return ''
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
