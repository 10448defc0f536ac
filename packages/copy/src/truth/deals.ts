// Prices without a number: what costs nothing, half, or comes twice. Each is known where a source says the same in any way.

export type Deal = 'free' | 'half' | 'twice'

const enIdle =
  "(?<!(?:feel|you|we|i|they|you[’']re|we[’']re|i[’']m|set|break|roam|gluten|sugar|dairy|lactose|nut|wheat|egg|meat|fat|alcohol|lead|plastic|waste|stress|hassle|worry|pain|guilt|duty|hands|carbon|chemical|smoke|care|risk|error|vegan)[\\s-])"
const forms: readonly (readonly [Deal, string])[] = [
  [
    'free',
    [
      String.raw`gratuite?s?|gratuitement|offerte?s?|sans\s+(?:frais|supplément)|kostenlose?[nrsm]?|kostenfreie?[nrsm]?|gratis|gratuit[oa]s?|gratuitamente|sin\s+(?:coste|cargo)|(?<!nicht\s)umsonst|geschenkt`,
      String.raw`${enIdle}(?:for\s+)?free(?:\s+of\s+charge)?(?!\s+(?:time|range|spirit|style|hand|fall|from|of|will|on|this|tomorrow|tonight|today|day|days|evening|weekend)(?!\p{L}))(?![\s-]range|-)|at\s+no\s+(?:extra\s+)?(?:cost|charge)|on\s+the\s+house`,
    ].join('|'),
  ],
  [
    'half',
    String.raw`(?:à\s+)?(?:la\s+)?moitié\s+prix|(?:à\s+)?demi[\s-](?:prix|tarif)|½\s?(?:prix|price|precio|preis)|half[\s-](?:price|off)|half\s+the\s+price|(?:a\s+)?mitad\s+de(?:l)?\s+precio|medio\s+precio|(?:zum\s+)?halbe[nr]?\s+preis|50\s?/\s?50`,
  ],
  [
    'twice',
    String.raw`(?:deux|2)\s+pour\s+(?:un|1)(?!\d)|(?:two|2)[\s-]for[\s-](?:one|1)(?!\d)|(?:dos|2)\s+por\s+(?:uno|1)(?!\d)|2\s?x\s?1(?!\d)|(?:zwei|2)\s+(?:für|zum\s+preis\s+von)\s+(?:eins|einem|1)(?!\d)|buy\s+one,?\s+get\s+one(?:\s+free)?|(?:un|1)\s+acheté,?\s+(?:un|1)\s+offert`,
  ],
]

export const deals: readonly { readonly deal: Deal; readonly form: RegExp }[] = forms.map(([deal, form]) => ({
  deal,
  form: new RegExp(`(?<!\\p{L})(?:${form})(?!\\p{L})`, 'giu'),
}))

export const dealsIn = (text: string): Deal[] =>
  deals.filter(({ form }) => text.search(form) >= 0).map(({ deal }) => deal)
