// The emoji set as drawings. Its SVG uses a handful of elements, all of which are read here; a test reads every one.
import type { Drawing, Matrix, Paint } from '@postelier/scene'
import { emojiSvg } from './emoji-set.ts'

interface Element {
  tag: string
  attributes: Record<string, string>
  children: Element[]
}

const drawn = new Map<string, readonly Drawing[] | null>()
const mostDrawn = 2_000

export function emojiDrawing(key: string): readonly Drawing[] | null {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const body = emojiSvg(key)
  const drawing = body === null ? null : drawingsOfSvg(body)
  if (drawn.size >= mostDrawn) drawn.clear()
  drawn.set(key, drawing)
  return drawing
}

interface Inherited {
  fill: string
  rule: boolean
}

export function drawingsOfSvg(body: string): Drawing[] {
  const elements = parse(body)
  const byId = new Map<string, Element>()
  const index = (list: readonly Element[]) => {
    for (const one of list) {
      if (one.attributes.id) byId.set(one.attributes.id, one)
      index(one.children)
    }
  }
  index(elements)
  return elements.flatMap((one) => drawElement(one, { fill: '#000000', rule: false }, byId))
}

function drawElement(element: Element, from: Inherited, byId: ReadonlyMap<string, Element>): Drawing[] {
  const { tag, attributes } = element
  const inherited: Inherited = {
    fill: attributes.fill ?? from.fill,
    rule: attributes['fill-rule'] === undefined ? from.rule : attributes['fill-rule'] === 'evenodd',
  }
  const opacity = Number(attributes.opacity ?? 1) * Number(attributes['fill-opacity'] ?? 1)
  const clip = outlineOf(byId.get(/#([^)]+)\)/.exec(attributes['clip-path'] ?? '')?.[1] ?? ''), byId)
  const matrix = attributes.transform === undefined ? undefined : matrixOf(attributes.transform)
  let items: Drawing[] = []
  if (tag === 'g') items = element.children.flatMap((child) => drawElement(child, inherited, byId))
  else if (tag === 'use') {
    const target = byId.get((attributes.href ?? '').slice(1))
    items = target ? drawElement(target, inherited, byId) : []
  } else {
    const d = outlineOf(element, byId)
    if (d !== undefined) items = pathOf(d, attributes, inherited)
  }
  if (items.length === 0) return []
  if (!matrix && clip === undefined && opacity >= 1) return items
  return [
    {
      type: 'group',
      ...(matrix ? { matrix } : {}),
      ...(clip === undefined ? {} : { clip }),
      ...(opacity < 1 ? { opacity } : {}),
      items,
    },
  ]
}

function pathOf(d: string, attributes: Record<string, string>, { fill, rule }: Inherited): Drawing[] {
  const colour = (value: string): Paint => ({ type: 'colour', hex: wholeHex(value), alpha: 1 })
  const stroke =
    attributes.stroke === undefined
      ? {}
      : {
          stroke: {
            paint: colour(attributes.stroke),
            width: Number(attributes['stroke-width'] ?? 1),
            ...(attributes['stroke-linecap'] === 'round' ? { cap: 'round' as const } : {}),
          },
        }
  if (fill === 'none' && attributes.stroke === undefined) return []
  return [
    {
      type: 'path',
      d,
      ...(fill === 'none' ? {} : { fill: colour(fill) }),
      ...(rule ? { rule: 'evenodd' as const } : {}),
      ...stroke,
    },
  ]
}

/** Path data of one form, or of what a clip path holds. */
function outlineOf(element: Element | undefined, byId: ReadonlyMap<string, Element>): string | undefined {
  if (!element) return undefined
  const { tag, attributes, children } = element
  const value = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return attributes.d
    case 'circle':
      return round(value('cx'), value('cy'), value('r'), value('r'))
    case 'ellipse':
      return round(value('cx'), value('cy'), value('rx'), value('ry'))
    case 'clipPath':
      return children.map((child) => outlineOf(child, byId) ?? '').join('')
    case 'use':
      return outlineOf(byId.get((attributes.href ?? '').slice(1)), byId)
    default:
      return undefined
  }
}

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`

const namedColours: Record<string, string> = {
  red: '#ff0000',
  green: '#008000',
  navy: '#000080',
  azure: '#f0ffff',
}

function wholeHex(value: string): string {
  const named = namedColours[value] ?? value
  const digits = named.replace('#', '').toLowerCase()
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  throw new Error(`"${value}" is no colour of the emoji set.`)
}

function matrixOf(transform: string): Matrix {
  const [, name, inner = ''] = /^\s*([a-z]+)\(([^)]*)\)\s*$/i.exec(transform) ?? []
  const [a = 0, b, c] = inner
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name === 'rotate') {
    const turn = (a * Math.PI) / 180
    const [cos, sin, x, y] = [Math.cos(turn), Math.sin(turn), b ?? 0, c ?? 0]
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  }
  if (name === 'matrix') {
    const numbers = inner
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    return [
      numbers[0] ?? 1,
      numbers[1] ?? 0,
      numbers[2] ?? 0,
      numbers[3] ?? 1,
      numbers[4] ?? 0,
      numbers[5] ?? 0,
    ]
  }
  throw new Error(`The emoji set turns something by "${transform}".`)
}

/** The set's own markup: elements and attributes, nothing else. */
function parse(body: string): Element[] {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, tag = '', attributes = '', alone] of body.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop()
      continue
    }
    const element: Element = {
      tag,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
      children: [],
    }
    open.at(-1)?.children.push(element)
    if (!alone) open.push(element)
  }
  return root.children
}
