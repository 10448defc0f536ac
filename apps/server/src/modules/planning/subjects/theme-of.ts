import type { FactKind, Thematic } from '@postelier/contract'

/** What a post is about, as far as its picture cares. */
const themes: Readonly<Partial<Record<FactKind, Thematic>>> = {
  product: 'product',
  service: 'product',
  offer: 'product',
  event: 'event',
  news: 'actuality',
  hours: 'actuality',
}
/** Which theme of templates suits a post about a fact of this kind; with none known, the general one. */
export const themeOf = (kind: FactKind | undefined): Thematic => (kind && themes[kind]) ?? 'brand'
