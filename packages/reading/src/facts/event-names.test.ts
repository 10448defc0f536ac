import type { Language } from '@postelier/contract'
import { describe, expect, test } from 'vitest'
import { readPage } from '../page/read-page.ts'
import type { PageKind } from '../site-reading.ts'
import { eventNameOf } from './about.ts'
import { factsOfPage } from './facts-of-page.ts'

const factsIn = (body: string, kind: PageKind, language: Language = 'fr') =>
  factsOfPage(
    readPage({
      url: 'http://site.example/a',
      type: 'text/html',
      charset: 'utf-8',
      body: new TextEncoder().encode(`<html lang="${language}"><body>${body}</body></html>`),
    }),
    { kind, today: '2026-11-26', businessName: '', isName: () => false, flag: () => undefined },
  )

test.each<[Language, string, string]>([
  ['fr', 'Étoiles de pain, atelier des enfants', 'étoiles de pain, atelier des enfants'],
  ['fr', 'Carnaval, on peint les vitrines', 'carnaval'],
  ['fr', 'Atelier : imprimer ses vœux', 'atelier «\u00A0imprimer ses vœux\u00A0»'],
  ['fr', 'Renouveler son bail en 2027', 'renouveler son bail en 2027'],
  ['fr', 'La boutique est ouverte', ''],
  ['fr', 'Notre boutique est ouverte', ''],
  ['fr', 'Dernier marché est samedi', ''],
  ['fr', 'Faire payer sans se fâcher', 'faire payer sans se fâcher'],
  ['fr', 'Venez tous, il y aura du vin chaud', ''],
  ['en', 'Wreath making, with mulled cider', 'wreath making'],
  ['en', 'Workshop: sharpen your tools', 'workshop “sharpen your tools”'],
  ['es', 'Taller: podar rosales', 'taller «podar rosales»'],
  ['de', 'Adventsmarkt, Scheune am Bach', 'Adventsmarkt, Scheune am Bach'],
])('%s: what happens is called as its heading says: “%s”', (language, heading, name) => {
  expect(eventNameOf(heading, language, () => false)).toBe(name)
})

describe('a day is an event’s only where something happens on it', () => {
  const about = (body: string, kind: PageKind, language: Language = 'fr') =>
    factsIn(body, kind, language).map(({ kind: one, date, until, says }) => [one, date, until, says.length])

  test('what is had from a day on is no event, and does not lengthen what ends before', () => {
    const season =
      '<h2>Les fêtes</h2><p>Les bûches se réservent jusqu’au dimanche 20 décembre 2026. La galette prend la suite le samedi 2 janvier.</p>'
    expect(about(season, 'home')).toEqual([
      ['method', null, '2026-12-20', 1],
      ['method', null, '2027-01-02', 1],
    ])
    const asparagus = '<h2>Garden</h2><p>Our asparagus starts on Saturday 3 April 2027.</p>'
    expect(about(asparagus, 'home', 'en')).toEqual([['method', null, '2027-04-03', 1]])
  })

  test('with an hour it is one', () => {
    const course = '<h2>Cours</h2><p>Le cours de taille commence le samedi 2 janvier 2027 à 14 h.</p>'
    expect(about(course, 'home')).toEqual([['event', '2027-01-02', '2027-01-02', 1]])
  })
})
