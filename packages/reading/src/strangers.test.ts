// Whole small sites, as one meets them: what only shows when several pages are read.
import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

function read(pages: Readonly<Record<string, string>>, language = 'fr') {
  const asked: string[] = []
  const reading = readSite('http://site.example/', {
    today: '2026-11-23',
    wait: async () => undefined,
    fetch: async (url) => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      const body = pages[pathname]
      if (body === undefined) throw Object.assign(new Error('none'), { code: 'notFound' })
      const html = `<html lang="${language}"><body>${body}</body></html>`
      return { url, type: 'text/html', charset: 'utf-8', body: new TextEncoder().encode(html) }
    },
  })
  return reading.then((one) => ({ ...one, asked }))
}

test('entries of an agenda and of news are read, though only their lists link to them', async () => {
  const { facts, pages } = await read({
    '/': '<h1>Atelier</h1><p>Nous cousons des sacs à Autun.</p><a href="/agenda">Agenda</a><a href="/actualites">Actualités</a>',
    '/agenda':
      '<h1>Agenda</h1><p>Voici nos rendez-vous de l’hiver.</p><a href="/stage-ceinture">Stage</a><a href="/mentions-legales">Mentions</a>',
    '/actualites':
      '<h1>Actualités</h1><p>Des nouvelles de la maison.</p><a href="/actualites/vitrine">La vitrine</a>',
    '/stage-ceinture': '<h1>Stage</h1><p>12 décembre 2026 à 14 h</p><p>Vous cousez une ceinture.</p>',
    '/actualites/vitrine': '<h1>Vitrine</h1><p>La vitrine est décorée de cuir rouge.</p>',
  })
  expect(pages.map(({ url, kind }) => `${new URL(url).pathname} ${kind}`)).toEqual(
    expect.arrayContaining(['/stage-ceinture events', '/actualites/vitrine article']),
  )
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'event', date: '2026-12-12', time: '14:00' }))
})

test('what a bar above every page offers, or says is closed, is told once', async () => {
  const bar =
    '<div class="topbar"><p>Black Friday : -20 % sur tous les sacs jusqu’au 30 novembre</p><p>Fermé du 24 décembre au 2 janvier</p></div>'
  const { facts } = await read(
    Object.fromEntries(
      ['/', '/tarifs', '/contact', '/services'].map((path) => [
        path,
        `${bar}<h1>Atelier</h1><p>Nous disons ici ce qu’il faut savoir de ${path}.</p><a href="/tarifs">a</a><a href="/contact">b</a><a href="/services">c</a>`,
      ]),
    ),
  )
  expect(facts.filter(({ kind }) => kind === 'offer' || kind === 'hours')).toMatchObject([
    { kind: 'hours', date: '2026-12-24', until: '2027-01-02' },
    { kind: 'offer', until: '2026-11-30' },
  ])
})

test.each([
  '<div class="banner" role="banner">Face and feet for £25, until Sunday 20 December.</div>',
  '<aside class="marquee"><p>-20% on all oils until Sunday 20 December • -20% on all oils until Sunday 20 December</p></aside>',
  '<div class="swiper"><p>-20% on all oils with the code FROST</p><p>Until Sunday 20 December</p></div>',
  '<div class="popup"><h4>-20% on all oils with the code FROST until Sunday 20 December</h4></div>',
])('an offer on every page, outside the main part: %s', async (bar) => {
  const { facts } = await read(
    Object.fromEntries(
      ['/', '/prices', '/contact', '/services'].map((path) => [
        path,
        `${bar}<main><h1>Rooms</h1><p>We say here what one must know of ${path}.</p><a href="/prices">a</a><a href="/contact">b</a><a href="/services">c</a></main>`,
      ]),
    ),
    'en',
  )
  expect(facts.filter(({ until }) => until !== null)).toMatchObject([{ kind: 'offer', until: '2026-12-20' }])
})

test.each([
  [
    'fr',
    '<footer><p>12 rue des Tanneurs, 71400 Autun</p></footer>',
    ['12 rue des Tanneurs', '71400', 'Autun'],
  ],
  [
    'de',
    '<p>Gasthof Linde<br>Seestraße 12<br>82418 Murnau am Staffelsee</p>',
    ['Seestraße 12', '82418', 'Murnau am Staffelsee'],
  ],
  ['en', '<p>14 Potters Lane, Stoke-on-Trent ST1 2AB</p>', ['14 Potters Lane', 'ST1 2AB', 'Stoke-on-Trent']],
  ['es', '<p>Calle del Aljibe, 9, 46020 Valencia</p>', ['Calle del Aljibe, 9', '46020', 'Valencia']],
  [
    'fr',
    '<script type="application/ld+json">{"@type":"Bakery","name":"A","address":{"streetAddress":"3 quai Nord","postalCode":"44000","addressLocality":"Nantes"}}</script>',
    ['3 quai Nord', '44000', 'Nantes'],
  ],
])('%s: where it is: %s', async (language, body, address) => {
  const { postalAddress, language: found } = await read(
    { '/': `<h1>A</h1><p>Nous cousons des sacs ici.</p>${body}` },
    language,
  )
  const { street, postcode, city } = postalAddress?.value ?? {}
  expect([street, postcode, city]).toEqual(address)
  expect(found?.page.url).toBe('http://site.example/')
})
