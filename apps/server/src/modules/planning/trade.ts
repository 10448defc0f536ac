import type { Motif } from '@postelier/scene'

type Trade = Motif['trade']

/** What a business does, in its own words or its sector's, as far as drawings care. */
const trades: readonly (readonly [Trade, RegExp])[] = [
  [
    'food',
    /boulang|patiss|restaur|traiteur|cafe|bar\b|epicer|fromag|boucher|cuisin|caviste|vin\b|bak|food|bistro|panader|backer/,
  ],
  ['law', /avocat|notaire|jurid|droit|huissier|law|legal|solicitor|abogad|anwalt/],
  ['garage', /garage|auto|mecani|carross|moto|velo|pneu|car\b|mechanic|taller|werkstatt|fahrrad|bike/],
  ['sport', /sport|yoga|fitness|pilates|gym|danse|coach|club|studio/],
  ['care', /coiff|beaut|estheti|soin|spa\b|massage|medec|dent|kine|infirm|pharm|veterin|hair|clinic/],
  ['shop', /boutique|magasin|fleur|librair|commerce|mode|bijou|opti|shop|store|flor|laden/],
  ['craft', /artisan|menuis|plomb|electric|peint|macon|couvreur|jardin|paysag|cera|craft|build|handwerk/],
]

export function tradeOf(words: string): Trade {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return trades.find(([, form]) => form.test(plain))?.[0] ?? 'office'
}
