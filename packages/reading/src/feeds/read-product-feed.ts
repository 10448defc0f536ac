// Products of any XML: which element repeats, which of its fields is what, and the first few as they would be taken.
import { parsePage, plain, textOf } from '../page/tree.ts'
import { readCents } from '../values/prices.ts'
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
}
export type ProductFeedAnswer =
  | {
      readonly ok: true
      readonly mapping: ProductMapping
      /** Names a person may choose among. */
      readonly names: readonly string[]
      readonly preview: readonly FeedProduct[]
      readonly products: readonly FeedProduct[]
    }
  | { readonly ok: false; readonly fault: XmlFault | 'noItems' }

const mostProducts = 2000
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

export function readProductFeed(bytes: Uint8Array, mapping?: ProductMapping): ProductFeedAnswer {
  const answer = readXml(bytes, '')
  if (!answer.ok) return answer
  const repeated = mapping
    ? { path: mapping.item, nodes: nodesAt(answer.root, mapping.item) }
    : mostRepeated(answer.root)
  if (!repeated || repeated.nodes.length === 0) return { ok: false, fault: 'noItems' }
  const names = namesIn(repeated.nodes)
  const used = mapping ?? { item: repeated.path, fields: guessFields(names) }
  const products = repeated.nodes
    .slice(0, mostProducts)
    .map((node) => productOf(node, used.fields))
    .filter(({ name }) => name !== '')
  if (products.length === 0 && !mapping && names.length === 0) return { ok: false, fault: 'noItems' }
  return { ok: true, mapping: used, names, preview: products.slice(0, 3), products }
}

/** The element that stands most often beside its like and holds the most fields. */
function mostRepeated(root: XmlNode): { path: string; nodes: readonly XmlNode[] } | null {
  let best: { path: string; nodes: readonly XmlNode[]; weight: number } | null = null
  const todo: { node: XmlNode; path: string }[] = [{ node: root, path: '' }]
  for (let at = todo.shift(); at; at = todo.shift()) {
    if (typeof at.node === 'string' || Array.isArray(at.node)) continue
    for (const [name, child] of Object.entries(at.node)) {
      if (name.startsWith('@') || name === '#text') continue
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
        if (name !== '#text' && wordsIn(value) !== '') names.add(name)
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

function productOf(node: XmlNode, fields: ProductMapping['fields']): FeedProduct {
  const said = (field: ProductField) => {
    const name = fields[field]
    return name === undefined ? '' : wordsIn(childOf(node, name)).trim()
  }
  const address = (field: ProductField) =>
    /^https?:\/\//i.test(said(field)) ? said(field).slice(0, 2000) : ''
  const without = (field: ProductField, most: number) => textOf(parsePage(said(field)).root).slice(0, most)
  const name = without('name', 160)
  return {
    id: said('id').slice(0, 64),
    name,
    description: without('description', 2000),
    url: address('url'),
    image: address('image'),
    price: priceOf(said('salePrice')) ?? priceOf(said('price')),
  }
}

const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }

/** “24.00 EUR”, “EUR 24,00”, “24 €”. A number without a currency is no price that may be shown. */
function priceOf(written: string): FeedProduct['price'] {
  const text = plain(written)
  const found = /^(?:([A-Z]{3}|[€£$])\s?)?(\d[\d .,'\u00A0\u202F]*?)\s?([A-Z]{3}|[€£$])?$/.exec(text)
  if (!found) return null
  const sign = found[1] ?? found[3]
  const cents = readCents((found[2] ?? '').trim())
  if (sign === undefined || cents === null || cents === 0) return null
  return { text: text.slice(0, 60), cents, currency: currencySigns[sign] ?? sign }
}
