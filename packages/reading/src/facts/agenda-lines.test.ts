import { expect, test } from 'vitest'
import { readPage } from '../page/read-page.ts'
import { factsOfPage } from './facts-of-page.ts'
import { isFurniture } from './page-furniture.ts'

const eventsIn = (body: string, language = 'fr'): string[] => {
  const page = readPage({
    url: 'http://site.example/agenda',
    type: 'text/html',
    charset: 'utf-8',
    body: new TextEncoder().encode(`<html lang="${language}"><body>${body}</body></html>`),
  })
  const around = {
    kind: 'events' as const,
    today: '2026-11-26',
    businessName: '',
    isName: () => false,
    flag: () => undefined,
  }
  return factsOfPage(page, around).map(({ kind, about, date, time, until }) =>
    [kind, about, date, time, until].join(' '),
  )
}

test.each([
  [
    'fr',
    '<h1>Agenda décembre 2026</h1><p>Samedi 5 : atelier couronnes, 14 h</p><p>Vendredi 11 et samedi 12 : marché de Noël</p>',
    ['event atelier couronnes 2026-12-05 14:00 2026-12-05', 'event marché de Noël 2026-12-11  2026-12-12'],
  ],
  [
    'fr',
    '<h1>Agenda</h1><h2>Décembre</h2><ul><li>Samedi 5 – Atelier couronnes à 14 h</li></ul><h2>Janvier</h2><ul><li>Samedi 9 – Galette</li></ul>',
    ['event atelier couronnes 2026-12-05 14:00 2026-12-05', 'event galette 2027-01-09  2027-01-09'],
  ],
  [
    'fr',
    '<h2>Décembre</h2><h3>Marché</h3><p>Vendredi 11 et samedi 12</p><p>Un étal attend devant la boutique.</p>',
    ['event marché 2026-12-11  2026-12-12'],
  ],
  [
    'en',
    '<h2>December</h2><p>Saturday 5th: wreath making, 2pm</p>',
    ['event wreath making 2026-12-05 14:00 2026-12-05'],
  ],
  [
    'es',
    '<h1>Agenda de diciembre</h1><p>Sábado 5: taller de coronas, 17:00</p>',
    ['event taller de coronas 2026-12-05 17:00 2026-12-05'],
  ],
  [
    'de',
    '<h2>Dezember 2026</h2><p><b>Sa 5.</b> Kränze binden, 14 Uhr</p>',
    ['event Kränze binden 2026-12-05 14:00 2026-12-05'],
  ],
])('%s: a bare day takes its month from its heading: %s', (language, body, events) => {
  expect(eventsIn(body, language)).toEqual(events)
})

test('a weekday that is no such day of that month makes no event', () => {
  expect(eventsIn('<h2>Décembre</h2><p>Lundi 5 : atelier couronnes, 14 h</p>')).toEqual([])
})

test.each([
  [
    'fr',
    '<h2>Samedi 12 décembre</h2><p>14 h : atelier couronnes</p><p>18 h : dégustation de vin chaud</p>',
    [
      'event atelier couronnes 2026-12-12 14:00 2026-12-12',
      'event dégustation de vin chaud 2026-12-12 18:00 2026-12-12',
    ],
  ],
  [
    'en',
    '<h2>Saturday 12 December</h2><p>6.30pm: carols in the yard</p>',
    ['event carols in the yard 2026-12-12 18:30 2026-12-12'],
  ],
  [
    'es',
    '<h3>Sábado 12 de diciembre</h3><p>17:00 – Taller de coronas</p>',
    ['event taller de coronas 2026-12-12 17:00 2026-12-12'],
  ],
  [
    'de',
    '<h3>Samstag, 12. Dezember</h3><p>14 Uhr: Kränze binden</p>',
    ['event Kränze binden 2026-12-12 14:00 2026-12-12'],
  ],
  // Below a name with its day they are its programme.
  [
    'fr',
    '<h1>Portes ouvertes</h1><h2>Samedi 12 décembre 2026</h2><p>10 h : nous tournons un bol devant vous.</p><p>14 h : les enfants font une toupie.</p>',
    ['event portes ouvertes 2026-12-12 10:00 2026-12-12'],
  ],
])('%s: an hour belongs to the day of the heading above: %s', (language, body, events) => {
  expect(eventsIn(body, language)).toEqual(events)
})

test.each([
  'Site',
  'Agenda',
  'Actualités',
  'Nos actualités',
  'News',
  'Latest news',
  'Home',
  'Über uns',
  'Nosotros',
  'Décembre',
  'Agenda décembre 2026',
  'What’s on',
  'Termine im Dezember',
])('“%s” names nothing', (heading) => {
  expect(isFurniture(heading)).toBe(true)
  const [fact] = eventsIn(`<h2>${heading}</h2><p>Samedi 12 décembre à 14 h, nous tressons des couronnes.</p>`)
  expect(fact).toBe('event  2026-12-12 14:00 2026-12-12')
})

test.each([
  'Agenda perpétuel en cuir',
  'Menu du jour',
  'Stage de décembre',
  'Tisch aus Eiche',
  'Calendrier de l’avent',
])('“%s” does', (heading) => expect(isFurniture(heading)).toBe(false))
