// What a page says of itself for machines that find it: JSON-LD and microdata, as one kind of plain record.
import { attribute, isTag, plain, type Tree, type TreeNode, textOf, walk } from './tree.ts'

export interface Thing {
  readonly types: readonly string[]
  readonly values: Readonly<Record<string, readonly (string | Thing)[]>>
}
const mostThings = 300
const mostJson = 300_000

export function structuredOf(tree: Tree): Thing[] {
  const things: Thing[] = []
  for (const node of tree.find('script[type="application/ld+json"]').toArray().slice(0, 20)) {
    const text = (node.children as readonly TreeNode[]).map((child) => child.data ?? '').join('')
    if (text.length <= mostJson) gather(parseJson(text), things)
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

function gather(json: unknown, things: Thing[]): void {
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
  const values: Record<string, (string | Thing)[]> = {}
  for (const [key, value] of Object.entries(record).slice(0, 60)) {
    if (key.startsWith('@')) continue
    values[key] = (Array.isArray(value) ? value : [value]).slice(0, 60).flatMap((one): (string | Thing)[] => {
      if (typeof one === 'string') return [withoutMarkup(one.slice(0, 5000))]
      if (typeof one === 'number') return [String(one)]
      return isRecord(one) && depth < 5 ? [thingOf(one, depth + 1)] : []
    })
  }
  const type = record['@type']
  const types = (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string')
  return { types: types.map(lastName), values }
}

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
        for (const name of property.split(/\s+/)) if (own) own[name] = [...(own[name] ?? []), saidBy(node)]
      }
      if (isScope)
        open.push({
          node,
          types: attribute(node, 'itemtype').split(/\s+/).filter(Boolean).map(lastName),
          values: {},
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
      if (property && parent) parent.values[property] = [...(parent.values[property] ?? []), thing]
      else things.push(thing)
    },
  )
  return things
}

function saidBy(node: TreeNode): string {
  const name = node.name ?? ''
  const said = attribute(node, 'content') || attribute(node, 'datetime')
  if (said) return said
  if (/^(?:a|link)$/.test(name)) return attribute(node, 'href')
  if (/^(?:img|source)$/.test(name)) return attribute(node, 'src')
  return textOf(node)
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
