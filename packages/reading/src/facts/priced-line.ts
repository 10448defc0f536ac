import { type FoundPrice, readPrices } from '../values/prices.ts'

/** “Coupe homme : 22 €”, “Burger … 14 €”: a line of a list, as menus have them. */
export function pricedLine(text: string): { name: string; details: string[]; price: FoundPrice } | null {
  const [price, ...more] = readPrices(text)
  if (!price || more.length > 0 || text.slice(price.end).trim() !== '' || text.length > 120) return null
  const name = text.slice(0, price.index).replace(/[\s.…·:–—_-]+$/, '')
  const isName = /^\p{L}[^.!?]{2,70}$/u.test(name) && name.split(/\s+/).length <= 8
  return isName &&
    !/(?<!\p{L})(?:de|à|à partir|dès|from|ab|desde|prix|tarif|total|soit|ou|or|capital|plus|over|avant|now|statt|until|jusqu['’]à|jusque|bis)$/iu.test(
      name,
    )
    ? { name, details: [], price }
    : null
}
