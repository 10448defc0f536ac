// `fields=a,b{c,d},comments.limit(0).summary(true)`: which parts of an object are wanted.
import { invalidParameter } from './graph-error.ts'

export interface FieldWish {
  name: string
  /** `.limit(5)`, `.summary(true)` */
  options: Readonly<Record<string, string>>
  inner: readonly FieldWish[]
}

/** A value that depends on what was wished of it is a function. */
export type FieldValue = unknown | ((wish: FieldWish) => unknown)
export interface GraphNode {
  /** As Graph names it in its refusals: `Page`, `IGMedia`. */
  type: string
  /** What is given when nothing is named; `id` always. */
  minimal: readonly string[]
  fields: Readonly<Record<string, FieldValue>>
}

export function parseFields(text: string): FieldWish[] {
  let at = 0
  const refuse = () => invalidParameter(`Syntax error "Expected end of string." at character ${at}: ${text}`)
  const name = () => {
    const found = /^[\w-]+/.exec(text.slice(at))?.[0]
    if (!found) throw refuse()
    at += found.length
    return found
  }
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at++
  }
  const list = (): FieldWish[] => {
    const wishes: FieldWish[] = []
    do {
      skip()
      wishes.push(one())
      skip()
    } while (text[at] === ',' && ++at)
    return wishes
  }
  const one = (): FieldWish => {
    const wish = { name: name(), options: {} as Record<string, string>, inner: [] as FieldWish[] }
    while (text[at] === '.') {
      at++
      const option = name()
      const value = /^\(([^)]*)\)/.exec(text.slice(at))
      if (!value) throw refuse()
      at += value[0].length
      wish.options[option] = value[1] ?? ''
    }
    if (text[at] === '{') {
      at++
      wish.inner = list()
      if (text[at] !== '}') throw refuse()
      at++
    }
    return wish
  }
  if (text.trim() === '') return []
  const wishes = list()
  if (at < text.length) throw refuse()
  return wishes
}

export function selectFields(node: GraphNode, wishes: readonly FieldWish[]): Record<string, unknown> {
  const named: readonly FieldWish[] =
    wishes.length > 0 ? wishes : node.minimal.map((name) => ({ name, options: {}, inner: [] }))
  const chosen: Record<string, unknown> = {}
  for (const wish of named) {
    if (!Object.hasOwn(node.fields, wish.name))
      throw invalidParameter(`Tried accessing nonexisting field (${wish.name}) on node type (${node.type})`)
    const held = node.fields[wish.name]
    const value: unknown = typeof held === 'function' ? (held as (wish: FieldWish) => unknown)(wish) : held
    // What an object does not have is left out, not given as null.
    if (value !== undefined && value !== null) chosen[wish.name] = narrow(value, wish.inner)
  }
  chosen.id ??= node.fields.id
  return chosen
}

/** Plain objects (and lists of them, with or without `data`) are narrowed to what stands in the braces. */
function narrow(value: unknown, inner: readonly FieldWish[]): unknown {
  if (inner.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => narrow(item, inner))
  const held = value as Record<string, unknown>
  if (Array.isArray(held.data)) return { ...held, data: narrow(held.data, inner) }
  if (typeof held.data === 'object' && held.data !== null) return { data: narrow(held.data, inner) }
  const kept: Record<string, unknown> = {}
  for (const wish of inner)
    if (held[wish.name] !== undefined) kept[wish.name] = narrow(held[wish.name], wish.inner)
  if (held.id !== undefined) kept.id = held.id
  return kept
}
