// Products of any XML: which element repeats, which of its fields is what, and the first few as they would be taken.
import { cut } from '../page/tree.ts'
import { cleanWords, type Flagging } from './clean-words.ts'
import { commonCurrency, readPrice, usualCurrency } from './feed-price.ts'
import { childOf, listOf, readXml, wordsIn, type XmlFault, type XmlNode } from './xml.ts'

export const productFields = ['name', 'description', 'price', 'salePrice', 'url', 'image', 'id'] as const
export type ProductField = (typeof productFields)[number]

/** The path of the element that repeats, and for each field the name of its child. */
export interface ProductMapping {
  readonly item: string
  readonly fields: Readonly<Partial<Record<ProductField, string>>>
}
export interface FeedProduct {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly url: string
  readonly image: string
  /** As the feed writes it, with what it comes to. */
  readonly price: { readonly text: string; readonly cents: number; readonly currency: string } | null
  readonly isSoldOut: boolean
}
export type ProductSample = Readonly<Record<string, string>>
export type ProductFeedAnswer =
  | {
      readonly ok: true
      readonly mapping: ProductMapping
      /** Names a person may choose among. */
      readonly names: readonly string[]
      readonly preview: readonly FeedProduct[]
      readonly products: readonly FeedProduct[]
      /** How often the element repeats. */
      readonly count: number
      /** The first few as they stand, by the names of their fields. */
      readonly samples: readonly ProductSample[]
      /** A feed as shops write them for Google. */
      readonly isGoogle: boolean
      /** Words that speak to machines: left out of everything else. */
      readonly flags: readonly string[]
    }
  | { readonly ok: false; readonly fault: XmlFault | 'noItems' }

const mostProducts = 2000
/** Among these a person chooses; what is a field already is one of them, wherever it stands. */
const mostNames = 200
/** Of an element: six of them make a path that can be kept and shown. */
const longestName = 90
const guesses: Readonly<Record<ProductField, RegExp>> = {
  id: /^(?:(?:g:)?id|sku|ref(?:erence)?|@id|code|artnr|guid)$/i,
  name: /^(?:(?:g:)?(?:title|name|nom|titre|nombre|bezeichnung|titel|label|libelle|designation|product_?name))$/i,
  description:
    /^(?:(?:g:)?(?:description|desc|descriptif|texte?|beschreibung|descripcion|summary|short_?description))$/i,
  salePrice: /^(?:(?:g:)?(?:sale_?price|prix_?promo|prix_?barre|angebotspreis))$/i,
  price: /^(?:(?:g:)?(?:price|prix(?:_?ttc)?|precio|preis|amount|tarif))$/i,
  url: /^(?:(?:g:)?(?:link|url|lien|product_?url|enlace|deeplink|href))$/i,
  image: /^(?:(?:g:)?(?:image(?:_?link|_?url)?|img|photo|picture|imagen|bild|thumbnail))$/i,
}

const mostSamples = 3
const longestSample = 2000

export interface ProductInput {
  readonly mapping?: ProductMapping | undefined
  /** A reduced price holds between its days. */
  readonly today?: string
  /** Of whoever the feed is read for, where neither it nor its other prices say one. */
  readonly currency?: string
}

export function readProductFeed(bytes: Uint8Array, input: ProductInput = {}): ProductFeedAnswer {
  const { mapping, today = '', currency = usualCurrency } = input
  const answer = readXml(bytes, '')
  if (!answer.ok) return answer
  const repeated = mapping
    ? { path: mapping.item, nodes: nodesAt(answer.root, mapping.item) }
    : mostRepeated(answer.root)
  if (!repeated || repeated.nodes.length === 0) return { ok: false, fault: 'noItems' }
  const all = namesIn(repeated.nodes)
  const used = mapping ?? { item: repeated.path, fields: guessFields(all) }
  const fields = new Set(Object.values(used.fields))
  const names = all.filter((name, at) => at < mostNames || fields.has(name))
  const flags: string[] = []
  const nodes = repeated.nodes.slice(0, mostProducts)
  const taking = {
    fields: used.fields,
    today,
    currency: currencyAmong(nodes, used.fields) ?? currency,
    flag: (text: string) => void flags.push(text),
  }
  const products = nodes.map((node) => productOf(node, taking)).filter(({ name }) => name !== '')
  const samples = repeated.nodes.slice(0, mostSamples).map((node) => sampleOf(node, names))
  const isGoogle = names.some((name) => name.startsWith('g:'))
  if (products.length === 0 && !mapping && names.length === 0) return { ok: false, fault: 'noItems' }
  return {
    ok: true,
    mapping: used,
    names,
    preview: products.slice(0, 3),
    products,
    count: repeated.nodes.length,
    samples,
    isGoogle,
    flags,
  }
}

function sampleOf(node: XmlNode, names: readonly string[]): ProductSample {
  const said = names.flatMap((name) => {
    const words = cut(wordsIn(childOf(node, name)).trim(), longestSample)
    return words === '' ? [] : [[name, words] as const]
  })
  return Object.fromEntries(said)
}

/** The same products with their fields matched otherwise, without the feed being asked again. */
export function productsOfSamples(
  samples: readonly ProductSample[],
  fields: ProductMapping['fields'],
  { today = '', currency = usualCurrency }: Omit<ProductInput, 'mapping'>,
): FeedProduct[] {
  const taking = {
    fields,
    today,
    currency: currencyAmong(samples, fields) ?? currency,
    flag: () => undefined,
  }
  return samples.map((sample) => productOf(sample, taking))
}

/** The element that stands most often beside its like and holds the most fields. */
function mostRepeated(root: XmlNode): { path: string; nodes: readonly XmlNode[] } | null {
  let best: { path: string; nodes: readonly XmlNode[]; weight: number } | null = null
  const todo: { node: XmlNode; path: string }[] = [{ node: root, path: '' }]
  // Grows while it is gone through.
  for (const at of todo) {
    if (typeof at.node === 'string' || Array.isArray(at.node)) continue
    for (const [name, child] of Object.entries(at.node)) {
      if (name.startsWith('@') || name === '#text' || name.length > longestName) continue
      const path = at.path ? `${at.path}/${name}` : name
      const nodes = listOf(child)
      const fields = namesIn(nodes).length
      const weight = fields >= 2 ? (nodes.length > 1 ? nodes.length : 0.5) * fields : 0
      if (weight > (best?.weight ?? 0)) best = { path, nodes, weight }
      const [first] = nodes
      if (path.split('/').length < 6 && first !== undefined) todo.push({ node: first, path })
    }
  }
  return best
}

function nodesAt(root: XmlNode, path: string): readonly XmlNode[] {
  let nodes: readonly XmlNode[] = [root]
  for (const name of path.split('/')) nodes = nodes.flatMap((node) => listOf(childOf(node, name)))
  return nodes
}

/** Fields hold words; what holds more elements is a level, not a field. */
function namesIn(nodes: readonly XmlNode[]): string[] {
  const names = new Set<string>()
  for (const node of nodes.slice(0, 20))
    if (typeof node === 'object' && !Array.isArray(node))
      for (const [name, value] of Object.entries(node))
        if (name !== '#text' && name.length <= longestName && wordsIn(value) !== '') names.add(name)
  return [...names]
}

function guessFields(names: readonly string[]): ProductMapping['fields'] {
  const fields: Partial<Record<ProductField, string>> = {}
  for (const field of productFields) {
    const name = names.find((one) => guesses[field].test(one))
    if (name !== undefined) fields[field] = name
  }
  return fields
}

/** An element beside the price that says what it is in. */
const currencyNames = ['currency', 'devise', 'monnaie', 'moneda', 'waehrung', 'währung', 'g:currency']

function ownCurrency(node: XmlNode): string | undefined {
  const said = currencyNames.map((name) => wordsIn(childOf(node, name)).trim().toUpperCase())
  return said.find((one) => /^[A-Z]{3}$/.test(one))
}

/** As most of its prices have it that say one. */
const currencyAmong = (nodes: readonly XmlNode[], { price }: ProductMapping['fields']): string | undefined =>
  price === undefined ? undefined : commonCurrency(nodes.map((node) => wordsIn(childOf(node, price))))

interface Taking {
  readonly fields: ProductMapping['fields']
  readonly today: string
  readonly currency: string
  readonly flag: Flagging
}

function productOf(node: XmlNode, { fields, today, flag, ...of }: Taking): FeedProduct {
  const named = (name: string) => wordsIn(childOf(node, name)).trim()
  const said = (field: ProductField) => {
    const name = fields[field]
    return name === undefined ? '' : named(name)
  }
  const address = (field: ProductField) => (/^https?:\/\//i.test(said(field)) ? cut(said(field), 2000) : '')
  const without = (field: ProductField, most: number) => cut(cleanWords(said(field), flag), most)
  const currency = ownCurrency(node) ?? of.currency
  const price = (field: 'price' | 'salePrice') => readPrice(said(field), currency)
  const reduced = holdsOn(named('g:sale_price_effective_date'), today) ? price('salePrice') : null
  return {
    id: cut(said('id'), 64),
    name: without('name', 160),
    description: without('description', 2000),
    url: address('url'),
    image: address('image'),
    price: reduced ?? price('price'),
    isSoldOut: /out.of.stock|discontinued/i.test(named('g:availability')),
  }
}

/** “2026-11-20T08:00+0100/2026-11-30T20:00+0100”. Where nothing is said, it always does. */
function holdsOn(span: string, today: string): boolean {
  const days = span.split('/').map((end) => /^\d{4}-\d{2}-\d{2}/.exec(end.trim())?.[0])
  const [from, to] = days
  return today === '' || ((from ?? today) <= today && today <= (to ?? today))
}
