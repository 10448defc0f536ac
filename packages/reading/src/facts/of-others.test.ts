// Small pages with what sites set beside the business's own words: each says one thing of its own, and nothing else is read.
import { describe, expect, test } from 'vitest'
import { readPage } from '../page/read-page.ts'
import type { PageKind } from '../site-reading.ts'
import { factsOfPage } from './facts-of-page.ts'

const factsIn = (body: string, kind: PageKind, language: string) =>
  factsOfPage(
    readPage({
      url: 'http://site.example/a',
      type: 'text/html',
      charset: 'utf-8',
      body: new TextEncoder().encode(`<html lang="${language}"><body>${body}</body></html>`),
    }),
    { kind, today: '2026-11-26', businessName: '', isName: () => false, flag: () => undefined },
  ).filter(({ until }) => until === null || until >= '2026-11-26')

const own = {
  fr: [
    'Nous tressons des paniers en osier ici.',
    '<h2>Paniers</h2><p>Nous tressons des paniers en osier ici.</p>',
  ],
  en: ['We weave baskets out of willow here.', '<h2>Baskets</h2><p>We weave baskets out of willow here.</p>'],
  es: [
    'Tejemos cestas de mimbre en el taller.',
    '<h2>Cestas</h2><p>Tejemos cestas de mimbre en el taller.</p>',
  ],
  de: ['Wir flechten Körbe aus Weide.', '<h2>Körbe</h2><p>Wir flechten Körbe aus Weide.</p>'],
} as const

describe('of a page is read what it says of itself, and not', () => {
  test.each([
    ['fr', 'a job', '<h2>Nous recrutons</h2><p>Un vannier ou une vannière.</p><p>1 900 € net par mois.</p>'],
    [
      'en',
      'a job',
      '<h2>Join our team</h2><p>Three days a week, mostly mornings.</p><p>£12.60 an hour plus tips.</p>',
    ],
    ['es', 'a job', '<h2>Trabaja con nosotros</h2><p>Los fines de semana, por la mañana.</p>'],
    ['de', 'a job', '<h2>Wir suchen Verstärkung</h2><p>Zum August bilden wir jemanden aus.</p>'],
    [
      'fr',
      'the shops that sell it',
      '<h2>Nos revendeurs</h2><h3>Épicerie Mazot</h3><p>12 rue Basse, 38000 Grenoble</p><p>Mardi – samedi : 9 h – 19 h</p>',
    ],
    [
      'en',
      'the shops that sell it',
      '<h2>Stockists</h2><h3>The Corner Deli</h3><p>Open Monday to Saturday, 9am – 5pm</p><p>Tel: 0117 496 0000</p>',
    ],
    [
      'es',
      'the shops that sell it',
      '<h2>Puntos de venta</h2><h3>Ultramarinos Vidal</h3><p>Lunes a viernes: 9:00 – 14:00</p>',
    ],
    [
      'de',
      'the shops that sell it',
      '<h2>Verkaufsstellen</h2><h3>Hofladen Brandt</h3><p>Montag bis Freitag: 9–18 Uhr</p>',
    ],
    [
      'fr',
      'what goes on next door',
      '<h2>Chez nos voisins</h2><p>Le samedi 12 décembre à 20 h, le théâtre joue Molière.</p>',
    ],
    [
      'en',
      'what goes on next door',
      '<h2>In the neighbourhood</h2><p>On Saturday 12 December at 8pm the theatre plays Shakespeare.</p>',
    ],
    [
      'es',
      'what goes on next door',
      '<h2>En el barrio</h2><p>El sábado 12 de diciembre a las 20:00 actúa el coro.</p>',
    ],
    [
      'de',
      'what goes on next door',
      '<h2>Bei unseren Nachbarn</h2><p>Am Samstag, 12. Dezember, um 20 Uhr spielt das Theater.</p>',
    ],
    [
      'fr',
      'an offer of another year',
      '<h2>Été</h2><p>Offre d’été 2025 : un panier offert pour deux achetés.</p>',
    ],
    ['en', 'an offer of another season', '<h2>Summer sale</h2><p>Our summer sale: two baskets for £10.</p>'],
    ['es', 'an offer of another year', '<p>Oferta de verano 2025: 15 % en todas las cestas.</p>'],
    ['de', 'an offer of another year', '<p>Sommeraktion 2025: 15 % auf alle Körbe.</p>'],
    [
      'fr',
      'what was to come in another year',
      '<h2>Noël 2024</h2><p>Les commandes sont ouvertes jusqu’au 20 décembre.</p>',
    ],
    ['en', 'a wish for a year that has begun', '<p>Happy New Year 2026 to all our customers.</p>'],
    [
      'fr',
      'an offer that is over',
      '<h2>Stage</h2><p>Le stage d’osier est à moitié prix.</p><p>Cette offre est terminée.</p>',
    ],
    [
      'en',
      'what is full',
      '<h3>Basket night</h3><p>Thursday 10 December, 6.30pm</p><p>Bring a friend and an apron.</p><p>This workshop is now fully booked.</p>',
    ],
    [
      'de',
      'what is called off',
      '<h3>Korbkurs – abgesagt</h3><p>Samstag, 12. Dezember, 10 Uhr</p><p>Im Kurs entsteht ein Brotkorb.</p>',
    ],
    ['fr', 'what customers write', '<h2>Livre d’or</h2><p>Nos enfants adorent les paniers de Claire.</p>'],
    ['en', 'what customers write', '<h3>Happy customers</h3><p>Lovely people and a proper cup of tea.</p>'],
    [
      'es',
      'what customers write',
      '<h3>Clientes felices</h3><p>El trato es excelente y la cesta llegó a tiempo.</p>',
    ],
  ] as const)('%s: %s', (language, _, other) => {
    const [says, body] = own[language]
    const found = factsIn(`${other}${body}`, 'home', language).flatMap((fact) => fact.says)
    expect(found).toEqual([says])
  })

  test('prices of two years ago, nor those of last year beside this year’s', () => {
    const list = (heading: string, price: number) =>
      `<h2>${heading}</h2><ul><li>Panier rond : ${price} €</li><li>Panier long : ${price + 20} €</li></ul>`
    const pricesOn = (body: string) => factsIn(body, 'prices', 'fr').map(({ price }) => price?.text)
    expect(pricesOn(list('Tarifs 2024', 22))).toEqual([])
    expect(pricesOn(`${list('Tarifs 2025', 22)}${list('Tarifs 2026', 25)}`)).toEqual(['25 €', '45 €'])
    expect(pricesOn(list('Tarifs 2025', 22))).toEqual(['22 €', '42 €'])
  })

  test('words for visitors from abroad', () => {
    const words = '<p>Welcome to our workshop in the heart of the old town.</p>'
    const more =
      '<p>Le taureau de la maison est tressé avec les enfants du quartier, sur la place et dans la cour.</p>'
    const found = factsIn(`${words}${own.fr[1]}${more}`, 'home', 'fr').flatMap(({ says }) => says)
    expect(found.filter((line) => line.startsWith('Welcome'))).toEqual([])
    expect(found).toContain(own.fr[0])
  })

  test('but what the business says of those who sell for it', () => {
    const body = '<h2>Nos revendeurs</h2><p>Nous livrons nos paniers à six épiceries de Grenoble.</p>'
    expect(factsIn(body, 'home', 'fr').flatMap(({ says }) => says)).toEqual([
      'Nous livrons nos paniers à six épiceries de Grenoble.',
    ])
  })
})
