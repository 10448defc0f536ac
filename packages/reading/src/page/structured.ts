// What a page says of itself for machines that find it: JSON-LD and microdata, as one kind of plain record.
import { attribute, cut, isTag, plain, type Tree, type TreeNode, textOf, walk } from './tree.ts'

export interface Thing {
  readonly types: readonly string[]
  readonly values: Readonly<Record<string, readonly (string | Thing)[]>>
}
const mostThings = 300
const mostJson = 300_000
const mostText = 5000
/** Nobody gives one thing more names than that. */
const mostNames = 10

export function structuredOf(tree: Tree): Thing[] {
  const things: Thing[] = []
  const scripts = tree
    .named('script')
    .filter((node) => attribute(node, 'type').toLowerCase() === 'application/ld+json')
  for (const node of scripts.slice(0, 20)) {
    const text = (node.children ?? []).map((child) => child.data ?? '').join('')
    if (text.length <= mostJson) collect(parseJson(text), things)
  }
  return [...things, ...microdataOf(tree.root)].slice(0, mostThings)
}

/** Other people's JSON is often broken; a page that cannot be read this way is read the other way. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (reason) {
    if (reason instanceof SyntaxError) return null
    throw reason
  }
}

function collect(json: unknown, things: Thing[]): void {
  const todo: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }]
  for (let at = todo.shift(); at && things.length < mostThings; at = todo.shift()) {
    if (at.depth > 6) continue
    if (Array.isArray(at.value))
      todo.push(...at.value.slice(0, 200).map((value) => ({ value, depth: (at?.depth ?? 0) + 1 })))
    else if (isRecord(at.value)) {
      const thing = thingOf(at.value, 0)
      if (thing.types.length > 0) things.push(thing)
      for (const key of ['@graph', 'mainEntity', 'itemListElement', 'hasOfferCatalog', 'event', 'makesOffer'])
        if (key in at.value) todo.push({ value: at.value[key], depth: at.depth + 1 })
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function thingOf(record: Record<string, unknown>, depth: number): Thing {
  const values = noValues()
  for (const [key, value] of Object.entries(record).slice(0, 60)) {
    if (key.startsWith('@')) continue
    values[key] = (Array.isArray(value) ? value : [value]).slice(0, 60).flatMap((one): (string | Thing)[] => {
      if (typeof one === 'string') return [withoutMarkup(cut(one, mostText))]
      if (typeof one === 'number') return [String(one)]
      return isRecord(one) && depth < 5 ? [thingOf(one, depth + 1)] : []
    })
  }
  const type = record['@type']
  const types = (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string')
  return { types: types.map(lastName), values }
}

/** Its names are somebody else's: none of them is already there. */
const noValues = (): Record<string, (string | Thing)[]> => Object.create(null)

const withoutMarkup = (text: string) =>
  plain(
    text
      .replace(/<[^<>]{0,500}>/g, ' ')
      .replace(/&nbsp;/g, '\u00A0')
      .replace(/&amp;/g, '&')
      .replace(/&quot;/g, '"'),
  )
const lastName = (type: string) => type.split(/[/#:]/).at(-1) ?? type

function microdataOf(root: TreeNode): Thing[] {
  const things: Thing[] = []
  const open: { node: TreeNode; types: string[]; values: Record<string, (string | Thing)[]> }[] = []
  walk(
    root,
    (node) => {
      if (!isTag(node)) return node.type === 'root' || node.type === 'document'
      const property = attribute(node, 'itemprop')
      const isScope = 'itemscope' in (node.attribs ?? {})
      if (property && !isScope) {
        const own = open.at(-1)?.values
        const names = new Set(property.split(/\s+/, mostNames).filter(Boolean))
        const said = own ? saidBy(node) : ''
        for (const name of names) if (own) add(own, name, said)
      }
      if (isScope)
        open.push({
          node,
          types: attribute(node, 'itemtype').split(/\s+/).filter(Boolean).map(lastName),
          values: noValues(),
        })
      return things.length < mostThings
    },
    (node) => {
      if (open.at(-1)?.node !== node) return
      const done = open.pop()
      if (!done) return
      const thing = { types: done.types, values: done.values }
      const property = attribute(node, 'itemprop')
      const parent = open.at(-1)
      if (property && parent) add(parent.values, property, thing)
      else things.push(thing)
    },
  )
  return things
}

function add(values: Record<string, (string | Thing)[]>, name: string, one: string | Thing): void {
  const known = values[name]
  if (known) known.push(one)
  else values[name] = [one]
}

function saidBy(node: TreeNode): string {
  const name = node.name ?? ''
  const said = attribute(node, 'content') || attribute(node, 'datetime')
  if (said) return said
  if (/^(?:a|link)$/.test(name)) return attribute(node, 'href')
  if (/^(?:img|source)$/.test(name)) return attribute(node, 'src')
  return cut(textOf(node, undefined, mostText), mostText)
}

export function firstText(thing: Thing, key: string): string {
  for (const value of thing.values[key] ?? []) {
    if (typeof value === 'string' && value !== '') return value
    if (typeof value !== 'string') {
      const named = firstText(value, 'name') || firstText(value, 'url') || firstText(value, 'text')
      if (named) return named
    }
  }
  return ''
}

export const innerThings = (thing: Thing, key: string): Thing[] =>
  (thing.values[key] ?? []).filter((value): value is Thing => typeof value !== 'string')

export const isA = (thing: Thing, types: RegExp): boolean => thing.types.some((type) => types.test(type))
