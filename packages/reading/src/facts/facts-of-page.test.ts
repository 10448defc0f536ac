import { describe, expect, test } from 'vitest'
import { readPage } from '../page/read-page.ts'
import type { PageKind } from '../site-reading.ts'
import { factsOfPage } from './facts-of-page.ts'

function factsIn(body: string, kind: PageKind, language = 'fr', path = '/a') {
  const html = `<html lang="${language}"><body>${body}</body></html>`
  const page = readPage({
    url: `http://site.example${path}`,
    type: 'text/html',
    charset: 'utf-8',
    body: new TextEncoder().encode(html),
  })
  return factsOfPage(page, {
    kind,
    today: '2026-11-23',
    businessName: '',
    isName: () => false,
    flag: () => undefined,
  })
}
const told = (...page: Parameters<typeof factsIn>): string[] =>
  factsIn(...page).map(({ kind, says, price }) =>
    [kind, says.join(' '), price?.text ?? ''].join(' | ').replace(/\u00A0/g, ' '),
  )

describe('prices', () => {
  test('a table’s price before tax says so, and how long a thing takes stands within its row', () => {
    const table =
      '<table><tr><th>Prestation</th><th>Délai</th><th>Prix HT</th></tr><tr><td>Étiquette simple</td><td>Trois semaines</td><td>750 €</td></tr></table>'
    expect(told(table, 'prices')).toEqual([
      'service | Étiquette simple, trois semaines : 750 € HT | 750 € HT',
    ])
  })

  test('a table of two seasons is a row for each thing, with all its prices', () => {
    const table =
      '<table><tr><th>Zimmer</th><th>Nebensaison</th><th>Hauptsaison</th></tr><tr><td>Doppelzimmer</td><td>€ 90</td><td>€ 120</td></tr></table>'
    expect(told(table, 'prices', 'de')).toEqual([
      'service | Doppelzimmer: € 90 (Nebensaison), € 120 (Hauptsaison) | ab € 90',
    ])
  })

  test('seasons of a thing are its prices, and no things', () => {
    const card =
      '<h3>Chambre Épicéa</h3><p>La chambre donne sur la forêt.</p><p>Basse saison : 78 €<br>Haute saison : 96 €</p>'
    expect(told(card, 'services')).toEqual([
      'service | La chambre donne sur la forêt. Chambre Épicéa : Basse saison : 78 €, Haute saison : 96 € | dès 78 €',
    ])
  })

  test.each([
    ['a raised part', '<p>Pose de rivet 3<sup>50</sup> €</p>', 'Pose de rivet : 3,50 €'],
    [
      'parts of an Elementor table',
      '<div>Formule <span class="elementor-price-table__currency">€</span><span class="elementor-price-table__integer-part">49</span><div class="elementor-price-table__after-price"><span class="elementor-price-table__fractional-part">90</span></div></div>',
      'Formule : €49,90',
    ],
    [
      'a name and its price in elements of their own',
      '<div><span>Trou de ceinture</span><span>4 €</span></div>',
      'Trou de ceinture : 4 €',
    ],
    ['letters of allergens', '<ul><li>Kürbissuppe <sup>a,c,g</sup> 6,90 €</li></ul>', 'Kürbissuppe : 6,90 €'],
    [
      'such letters in brackets',
      '<ul><li>Schweinsbraten (A, G) 14,50 €</li></ul>',
      'Schweinsbraten : 14,50 €',
    ],
  ])('%s', (_, body, says) => {
    expect(told(body, 'products').map((one) => one.split(' | ')[1])).toEqual([says])
  })

  test('names and prices in paragraphs that follow each other are a list', () => {
    const list =
      '<h2>Coupes</h2><div><p>Coupe femme</p><p>42 €</p></div><div><p>Coupe homme</p><p>25 €</p></div>'
    expect(told(list, 'prices')).toEqual([
      'service | Coupe femme : 42 € | 42 €',
      'service | Coupe homme : 25 € | 25 €',
    ])
  })

  test.each([
    ['en', 'It is £32 for any dog, and we take our time.', 'Bath', 'Bath: £32'],
    ['en', 'A full groom is from £42 with nails.', 'Groom', 'A full groom is from £42 with nails.'],
    [
      'es',
      'Aprendes a centrar el barro desde 12,50 € la sesión.',
      'Torno',
      'Aprendes a centrar el barro desde 12,50 € la sesión.',
    ],
    [
      'de',
      'Zwei Nächte mit Frühstück ab 190 Euro pro Person.',
      'Paket',
      'Zwei Nächte mit Frühstück ab 190 Euro pro Person.',
    ],
  ])('%s: in running text: %s', (language, sentence, heading, says) => {
    expect(told(`<h2>${heading}</h2><p>${sentence}</p>`, 'home', language)).toEqual([
      expect.stringMatching(new RegExp(`^service \\| ${says.replace(/[.$]/g, '\\$&')} \\| `)),
    ])
  })

  test('what stands below a dish is said of it, and one price said twice is one', () => {
    const menu =
      '<h2>Plats</h2><ul><li>Risotto 16 €<br>parmesan, persil</li><li>Daube 18 €<br>joue de bœuf, carottes</li></ul>'
    expect(told(menu, 'products')).toEqual([
      'product | Risotto, parmesan, persil : 16 € | 16 €',
      'product | Daube, joue de bœuf, carottes : 18 € | 18 €',
    ])
    expect(told('<h2>Bain</h2><p>Le bain coûte 30 € le matin et 30 € le soir.</p>', 'services')).toEqual([
      expect.stringMatching(/ \| 30 €$/),
    ])
  })

  test('what is paid besides, or only for much, is no price', () => {
    for (const words of [
      'Un dépannage coûte moins de 80 €.',
      'Le paiement est possible dès 300 €.',
      'Nous avons collecté 450 € ici.',
    ])
      expect(
        factsIn(`<h2>Atelier</h2><p>${words}</p>`, 'services').every(({ price }) => price === null),
      ).toBe(true)
  })
})

describe('days', () => {
  const article = '<meta property="article:published_time" content="2026-11-18">'

  test('one day to come makes an event of an article, with its hour; what is said besides ends with it', () => {
    const facts = factsIn(
      `${article}<h1>Walk</h1><p>On Sunday 6 December we walk round the park at 10am.</p><p>Bring your dog and a towel.</p>`,
      'article',
      'en',
    )
    expect(facts).toMatchObject([
      { kind: 'event', date: '2026-12-06', time: '10:00', until: '2026-12-06' },
      { kind: 'news', date: '2026-11-18', until: '2026-12-06' },
    ])
  })

  test('“samedi prochain” is counted from the day of writing; without one it is not told', () => {
    const words = '<h1>Sortie</h1><p>Samedi prochain à 20 h, nous sortons les raquettes.</p>'
    expect(factsIn(`${article}${words}`, 'article')).toMatchObject([
      { kind: 'event', date: '2026-11-21', time: '20:00' },
    ])
    expect(factsIn(words, 'home')).toEqual([])
  })

  test('an end of two words is that of what it stands beside', () => {
    expect(
      factsIn(
        '<h2>Paket</h2><p>Wir backen Stollen für Sie und Ihre Gäste. Gültig bis 31.12.</p><h2>Brot</h2><p>Jedes Brot ruht eine ganze Nacht.</p>',
        'home',
        'de',
      ).map(({ until }) => until),
    ).toEqual(['2026-12-31', null])
  })

  test('a day above or below in a heading of its own is the event’s, and so are hours on the next line', () => {
    expect(
      factsIn(
        '<h3>Wreath night</h3><h5>10 December 2026</h5><p>6.30pm – 9pm</p><p>Make a wreath from holly with us.</p>',
        'events',
        'en',
      ),
    ).toMatchObject([{ kind: 'event', date: '2026-12-10', time: '18:30' }])
  })
})

describe('a coming day in the sentence itself', () => {
  test.each([
    [
      'events',
      'fr',
      '<h2>Contes</h2><p>Publié le 3 novembre 2026</p><p>Nous lisons samedi 5 décembre à 18 h.</p>',
    ],
    ['events', 'en', '<h2>Posted 3 November 2026</h2><p>Carols are sung on Saturday 5 December at 6pm.</p>'],
    [
      'news',
      'es',
      '<h2>Cuentos</h2><p>3 de noviembre de 2026</p><p>Leemos el sábado 5 de diciembre a las 18:00.</p>',
    ],
    [
      'article',
      'de',
      '<h1>Lesung</h1><p>Veröffentlicht am 3.11.2026</p><p>Wir lesen am Samstag, 5. Dezember, um 18 Uhr.</p>',
    ],
  ] as const)('%s, %s: comes before the day of writing', (kind, language, body) => {
    expect(factsIn(body, kind, language)).toMatchObject([
      { kind: 'event', date: '2026-12-05', time: '18:00', until: '2026-12-05' },
    ])
  })

  test('several are as many facts', () => {
    const days = (body: string, language: string) => factsIn(body, 'events', language).map(({ date }) => date)
    expect(
      days(
        '<h1>Agenda</h1><p>Samedi 5 décembre, nous cousons à 14 h. Dimanche 13 décembre, le chœur chante ici.</p>',
        'fr',
      ),
    ).toEqual(['2026-12-05', '2026-12-13'])
    expect(
      days(
        '<h1>Termine</h1><ul><li>Samstag, 5. Dezember – Kränze binden</li><li>Sonntag, 13. Dezember – Chor im Hof</li></ul>',
        'de',
      ),
    ).toEqual(['2026-12-05', '2026-12-13'])
  })
})

describe('what was written long ago', () => {
  test.each([
    ['/2021/03/savons', ''],
    ['/blog/savons', '<meta property="article:published_time" content="2024-03-02">'],
    ['/blog/savons', '<p>Publié le 2 mars 2024</p>'],
    ['/blog/savons', '<time datetime="2024-03-02">il y a longtemps</time>'],
  ])('%s %s is history or nothing', (path, said) => {
    const body = `<h1>Savons</h1>${said}<p>Nos savons coûtent 5 € chez nous.</p><p>La maison a été fondée en 1987 par deux sœurs.</p>`
    expect(factsIn(body, 'article', 'fr', path).map(({ kind }) => kind)).toEqual(['history'])
  })

  test('a list that is kept up is told, whenever it was begun', () => {
    const meta =
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2023-03-02">'
    expect(
      factsIn(
        `${meta}<h1>Agenda</h1><p>Le samedi 5 décembre à 14 h, nous cousons des bourses.</p>`,
        'events',
      ),
    ).toMatchObject([{ kind: 'event', date: '2026-12-05' }])
  })

  test('all of an article is over with its closing', () => {
    const body =
      '<h1>Octobre</h1><p>Publié le 2 octobre 2026</p><p>La boutique est fermée du 12 au 17 octobre. Pendant ce temps, l’atelier en ligne reste ouvert.</p>'
    expect(factsIn(body, 'article').map(({ until }) => until)).toEqual(['2026-10-17', '2026-10-17'])
  })

  test('old times are told of without their prices, and without what leans on those', () => {
    const story =
      '<h2>Four</h2><p>À l’époque, le four chauffait au bois. Le pain y coûtait 2 €. C’était cher.</p>'
    expect(told(story, 'services')).toEqual(['history | À l’époque, le four chauffait au bois. | '])
    expect(told('<h2>Ofen</h2><p>Das Brot kostete damals 2 € im Laden.</p>', 'products', 'de')).toEqual([])
  })
})

test.each([
  [
    'fr',
    '<div><p>Du 20 novembre au 6 décembre</p><p>–10 % sur tous les sacs avec le code NEIGE</p></div>',
    '2026-12-06',
  ],
  ['en', '<div>Face and feet for £25, until Sunday 20 December.</div>', '2026-12-20'],
  ['es', '<p>-15 % en todas las velas con el código FRÍO<br>Hasta el 6 de diciembre</p>', '2026-12-06'],
  ['de', '<h3>10 % auf alle Kerzen mit dem Code FROST</h3><p>Bis zum 6. Dezember.</p>', '2026-12-06'],
])('%s: an offer in two lines has its end: %s', (language, body, until) => {
  expect(factsIn(body, 'home', language)).toMatchObject([{ kind: 'offer', until }])
})

test('an entry of an agenda may be no more than what and when', () => {
  const agenda =
    '<h3>Stage ceinture</h3><p>12 décembre 2026, 14 h</p><h3>Fête</h3><p>19 décembre 2026</p><p>L’an dernier, nous avons dansé à cent.</p>'
  expect(told(agenda, 'events')).toEqual([
    'event | Stage ceinture : 12 décembre 2026, 14 h | ',
    'event | Fête : 19 décembre 2026 | ',
  ])
})

describe('hours', () => {
  test('a line is kept whole, and a day on the line above it belongs to it', () => {
    const hours =
      '<h2>Horaires</h2><p>Lundi</p><p>Fermé</p><p>Mardi : 9 h – 18 h</p><p>Samedi : 9 h à 12 h, pour les urgences</p><p>Dimanche fermé</p>'
    expect(
      factsIn(hours, 'contact').flatMap(({ says }) => says.map((one) => one.replace(/\u00A0/g, ' '))),
    ).toEqual([
      'Lundi : Fermé',
      'Mardi : 9 h – 18 h',
      'Samedi : 9 h à 12 h, pour les urgences',
      'Dimanche fermé',
    ])
  })

  test('what is told in two sentences, or below a heading, is one closing', () => {
    expect(
      factsIn('<p>Nous fermons le 23 décembre à midi. Réouverture le lundi 4 janvier.</p>', 'events'),
    ).toMatchObject([{ kind: 'hours', date: '2026-12-23', until: '2027-01-03', says: [{}, {}] }])
    expect(factsIn('<h2>Fermeture de Noël</h2><p>Du 24 décembre au 2 janvier</p>', 'events')).toMatchObject([
      { kind: 'hours', date: '2026-12-24', until: '2027-01-02' },
    ])
  })

  test('what holds meanwhile is over with the closing', () => {
    const words = '<p>We are closed from 24 to 28 December. Meanwhile the online shop stays open all day.</p>'
    expect(factsIn(words, 'home', 'en').map(({ until }) => until)).toEqual(['2026-12-28', '2026-12-28'])
  })

  test('what has a day of its own below a heading of a closing is not called by it', () => {
    const words =
      '<h3>Fermeture de fin d’année</h3><p>L’atelier sera fermé du 24 décembre 2026 au 3 janvier 2027. Dernières livraisons le mardi 22 décembre.</p>'
    expect(factsIn(words, 'news').map(({ kind, about, date }) => [kind, about, date])).toEqual([
      ['hours', '', '2026-12-24'],
      ['event', '', '2026-12-22'],
    ])
  })

  test('a closing has its first and its last day', () => {
    expect(factsIn('<p>Cerrado del 24 de diciembre al 6 de enero.</p>', 'contact', 'es')).toMatchObject([
      { kind: 'hours', date: '2026-12-24', until: '2027-01-06' },
    ])
  })
})
