/** The screens one comes from to buy something, by their names in the menu; the longest beginning of an address counts. */
const screens: readonly (readonly [string, string])[] = [
  ['/me/networks', 'networks'],
  ['/me/planning', 'planning'],
  ['/me/tasks/write', 'writePost'],
  ['/me/tasks', 'posts'],
  ['/me/ideas', 'ideas'],
  ['/me/key-dates', 'keyDates'],
  ['/me/sources', 'sources'],
]

export type WayBack =
  | { readonly kind: 'post'; readonly taskPublicId: string }
  | { readonly kind: 'order' }
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'credits' }
  | { readonly kind: 'cart' }
  | { readonly kind: 'elsewhere' }

/** Where an address leads, so that a button can say it; an agency's pages of a customer are named as one's own. */
export function wayBack(address: string): WayBack {
  const path = address.replace(/[?#].*$/, '').replace(/^\/agency\/customers\/\d+/, '/me')
  if (path === '/') return { kind: 'screen', name: 'home' }
  if (path === '/me/credits' || path === '/me/subscription') return { kind: 'credits' }
  if (path === '/me/credits/cart') return { kind: 'cart' }
  const post = /^\/me\/tasks\/([\w-]{6,64})$/.exec(path)?.[1]
  if (post !== undefined) return { kind: 'post', taskPublicId: post }
  if (/^\/me\/tasks\/[\w-]+\/order$/.test(path)) return { kind: 'order' }
  const name = screens.find(([begins]) => path === begins || path.startsWith(`${begins}/`))?.[1]
  return name === undefined ? { kind: 'elsewhere' } : { kind: 'screen', name }
}
