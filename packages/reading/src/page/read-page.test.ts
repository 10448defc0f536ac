import { expect, test } from 'vitest'
import { factsOfPage } from '../facts/facts-of-page.ts'
import { readPage } from './read-page.ts'

function factsIn(body: string, path = '/', styles = '') {
  const html = `<html lang="fr"><head><title>Page</title><style>${styles}</style></head><body>${body}</body></html>`
  const bytes = new TextEncoder().encode(html)
  const page = readPage({
    url: `http://site.example${path}`,
    type: 'text/html',
    charset: 'utf-8',
    body: bytes,
  })
  const kind = path === '/' ? 'home' : 'products'
  const around = {
    kind,
    today: '2026-11-23',
    businessName: '',
    isName: () => false,
    flag: () => undefined,
  } as const
  return factsOfPage(page, around)
}

/** What is told of a page with this body, as “kind | about | words | price”. */
const told = (...page: Parameters<typeof factsIn>): string[] =>
  factsIn(...page).map(({ kind, about, says, price }) =>
    [kind, about, says.join(' '), price?.text ?? ''].join(' | '),
  )

test('what stands in the head of a page is read, its menu is not', () => {
  const header =
    '<header class="site-header"><nav><a href="/x">Nos prix.</a></nav><h1>Bijoux</h1><p>Nous taillons des pierres à Annecy.</p></header>'
  expect(told(header)).toEqual(['business | bijoux | Nous taillons des pierres à Annecy. | '])
})

test('a page in a form, or in a frame named after its sidebar, is a page', () => {
  const words = '<h1>Bijoux</h1><p>Nous taillons des pierres à Annecy.</p>'
  expect(told(`<form id="aspnetForm"><div>${words}</div></form>`)).toHaveLength(1)
  expect(told(`<div class="page-with-sidebar"><div>${words}</div></div>`)).toHaveLength(1)
  expect(told(`<div class="sidebar"><p>Nous taillons des pierres à Annecy.</p></div>`)).toEqual([])
})

test('biscuits are told of, cookies are not', () => {
  expect(
    told('<div class="product_cat-cookies"><p>Nos cookies sont cuits au beurre salé.</p></div>'),
  ).toHaveLength(1)
  expect(told('<div class="cookie-banner"><p>Nous aimons beaucoup le beurre salé.</p></div>')).toEqual([])
  expect(told('<div><p>Nous utilisons des cookies pour mesurer l’audience.</p></div>')).toEqual([])
})

test('what appears as one scrolls is seen; what a sheet hides is not', () => {
  const words = 'Nous taillons des pierres à Annecy.'
  expect(told(`<p class="wow">${words}</p>`, '/', '.wow{visibility:hidden}')).toHaveLength(1)
  expect(told(`<p class="off">${words}</p>`, '/', '.off{visibility:hidden}')).toEqual([])
  expect(told(`<p class="off">${words}</p>`, '/', '@media print{.off{display:none}}')).toHaveLength(1)
})

test('lines of a menu are things with a price; lines that only speak of money are not', () => {
  const lines = [
    'Tarte aux noix : 4,50 €',
    'Café … 2 €',
    'Livraison offerte dès 60 €',
    'à partir de 12 €',
    'Remise de 5 € sur tout',
  ]
  expect(
    told(`<h2>Carte</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`, '/carte'),
  ).toEqual([
    'product | tarte aux noix | Tarte aux noix\u00A0: 4,50 € | 4,50 €',
    'product | café | Café\u00A0: 2 € | 2 €',
    'product | carte | Carte\u00A0: à partir de 12 € | à partir de 12 €',
  ])
})

test('a price that is struck out is over', () => {
  expect(told('<h2>Le vase</h2><p><del>40 €</del> <ins>30 €</ins></p>', '/vases')).toEqual([
    'product | vase | Le vase\u00A0: 30 € | 30 €',
  ])
})

test('an article is told without what stands beside it', () => {
  const article = `<article><h1>Un four neuf</h1><p>Notre four a été changé après douze ans de bons services, et il chauffe deux fois plus vite. Les miches y gagnent une croûte plus fine, que beaucoup nous demandaient depuis longtemps.</p><p>La première fournée est sortie mardi, un peu trop dorée, et elle a été mangée par toute l’équipe avant midi.</p></article>`
  const beside =
    '<div class="box extra"><p>Le guide des vins est en vente ici.</p><a href="/a">Un</a> <a href="/b">Deux</a></div>'
  const words = told(
    `<meta property="og:type" content="article"><div><div>${article}</div><div>${beside}</div></div>`,
  ).join('\n')
  expect(words).toContain('Notre four a été changé')
  expect(words).toContain('La première fournée')
  expect(words).not.toContain('guide des vins')
})

test('a later paragraph is about its heading only where it speaks of it', () => {
  const words =
    '<h2>Le vase bleu</h2><p>Chaque vase est tourné à la main.</p><p>Nous fêtons nos dix ans ici.</p><p>Le vase passe au four deux fois.</p>'
  expect(told(words, '/vases').map((one) => one.split(' | ')[1])).toEqual(['vase bleu', '', 'vase bleu'])
  const priced =
    '<h2>Le vase bleu</h2><p>Chaque vase est tourné à la main.</p><p>20 €</p><p>Pour Noël, une remise est offerte.</p>'
  expect(told(priced, '/vases')).toEqual([
    'product | vase bleu | Chaque vase est tourné à la main. | 20 €',
    'offer | vase bleu | Pour Noël, une remise est offerte. | ',
  ])
})

test('a question in a button is a question with its answer', () => {
  const body =
    '<button>Livrez-vous en hiver ?</button><div><p>Oui, nous livrons toute l’année.</p></div><button>Acheter</button>'
  expect(told(body)).toEqual(['question |  | Oui, nous livrons toute l’année. | '])
})

test('an hour that is told to machines in universal time is not the local one', () => {
  const event = (startDate: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Event', name: 'Fête', startDate, description: 'Nous fêtons nos dix ans ici.' })}</script>`
  const timeOf = (startDate: string) => factsIn(event(startDate)).map(({ date, time }) => [date, time])
  expect(timeOf('2026-12-05T14:00:00+01:00')).toEqual([['2026-12-05', '14:00']])
  expect(timeOf('2026-12-05T13:00:00Z')).toEqual([['2026-12-05', null]])
})

test('of two prices none is told; a former one is no price', () => {
  const card = (prices: string) => `<h2>Le vase bleu</h2><p>Chaque vase est tourné à la main.</p>${prices}`
  const priceOf = (prices: string) => told(card(prices), '/vases').map((one) => one.split(' | ')[3])
  expect(priceOf('<p>20 €</p>')).toEqual(['20 €'])
  expect(priceOf('<div>35 €</div><div>28 €</div>')).toEqual([''])
  expect(priceOf('<div class="old-price">35 €</div><div>28 €</div>')).toEqual(['28 €'])
  expect(priceOf('<div>de 20 € à 30 €</div>')).toEqual([''])
})

test('where visitors are asked another price than machines, none is told', () => {
  const thing = { '@type': 'Product', name: 'Vase bleu', description: 'Chaque vase est tourné à la main.' }
  const json = JSON.stringify({
    ...thing,
    offers: { '@type': 'Offer', price: '20.00', priceCurrency: 'EUR' },
  })
  const priceOf = (shown: string) =>
    told(`<script type="application/ld+json">${json}</script>${shown}`, '/vases').map(
      (one) => one.split(' | ')[3],
    )
  expect(priceOf('')).toEqual(['20.00 EUR'])
  expect(priceOf('<p>20,00 €</p>')).toEqual(['20,00 €'])
  expect(priceOf('<p>25,00 €</p>')).toEqual([''])
})

test('what is paid besides is not what a workshop costs', () => {
  const event = (words: string) =>
    factsIn(
      `<h2>Atelier tour</h2><p>Samedi 5 décembre 2026 à 14 h</p><p>On y tourne un bol de grès. ${words}</p>`,
    )[0]?.price
  expect(event('La séance coûte 45 €.')?.cents).toBe(4500)
  expect(event('La livraison coûte 5 €.')).toBeNull()
})
