// `fields=a,b{c,d},comments.limit(0).summary(true)`: which parts of an object are wanted.
import { invalidParameter } from './graph-error.ts'

export interface FieldInput {
  name: string
  /** `.limit(5)`, `.summary(true)` */
  options: Readonly<Record<string, string>>
  inner: readonly FieldInput[]
}

/** A value that depends on what was wished of it is a function. */
export type FieldValue = unknown | ((input: FieldInput) => unknown)
export interface GraphNode {
  /** As Graph names it in its refusals: `Page`, `IGMedia`. */
  type: string
  /** What is given when nothing is named; `id` always. */
  minimal: readonly string[]
  fields: Readonly<Record<string, FieldValue>>
}

export function parseFields(text: string): FieldInput[] {
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
  const list = (): FieldInput[] => {
    const inputs: FieldInput[] = []
    do {
      skip()
      inputs.push(one())
      skip()
    } while (text[at] === ',' && ++at)
    return inputs
  }
  const one = (): FieldInput => {
    const input = { name: name(), options: {} as Record<string, string>, inner: [] as FieldInput[] }
    while (text[at] === '.') {
      at++
      const option = name()
      const value = /^\(([^)]*)\)/.exec(text.slice(at))
      if (!value) throw refuse()
      at += value[0].length
      input.options[option] = value[1] ?? ''
    }
    if (text[at] === '{') {
      at++
      input.inner = list()
      if (text[at] !== '}') throw refuse()
      at++
    }
    return input
  }
  if (text.trim() === '') return []
  const inputs = list()
  if (at < text.length) throw refuse()
  return inputs
}

export function selectFields(node: GraphNode, inputs: readonly FieldInput[]): Record<string, unknown> {
  const named: readonly FieldInput[] =
    inputs.length > 0 ? inputs : node.minimal.map((name) => ({ name, options: {}, inner: [] }))
  const chosen: Record<string, unknown> = {}
  for (const input of named) {
    if (!Object.hasOwn(node.fields, input.name))
      throw invalidParameter(`Tried accessing nonexisting field (${input.name}) on node type (${node.type})`)
    const held = node.fields[input.name]
    const value: unknown = typeof held === 'function' ? (held as (input: FieldInput) => unknown)(input) : held
    // What an object does not have is left out, not given as null.
    if (value !== undefined && value !== null) chosen[input.name] = narrow(value, input.inner)
  }
  chosen.id ??= node.fields.id
  return chosen
}

/** Plain objects (and lists of them, with or without `data`) are narrowed to what stands in the braces. */
function narrow(value: unknown, inner: readonly FieldInput[]): unknown {
  if (inner.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => narrow(item, inner))
  const held = value as Record<string, unknown>
  if (Array.isArray(held.data)) return { ...held, data: narrow(held.data, inner) }
  if (typeof held.data === 'object' && held.data !== null) return { data: narrow(held.data, inner) }
  const kept: Record<string, unknown> = {}
  for (const input of inner)
    if (held[input.name] !== undefined) kept[input.name] = narrow(held[input.name], input.inner)
  if (held.id !== undefined) kept.id = held.id
  return kept
}
