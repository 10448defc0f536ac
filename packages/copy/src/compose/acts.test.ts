// No call against what a fact says, no small print, and no year that is over in what is to come.
import { expect, test } from 'vitest'
import { draftOf, inputs, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { isDayBound, isSmallPrint } from './usable-facts.ts'

const url = 'https://a.example/evening'

test.each([
  ['fr', 'Un conteur lit au coin du four. Pas d’inscription, on arrive quand on veut.'],
  ['fr', 'Un conteur lit au coin du four. L’entrée est libre.'],
  ['fr', 'Un conteur lit au coin du four. Inscription à la boutique.'],
  ['en', 'A storyteller reads by the oven. There is no booking, just turn up.'],
  ['en', 'A storyteller reads by the oven. Ring us first, the room is small.'],
  ['es', 'Una cuentista lee junto al horno. Se entra sin reserva.'],
  ['es', 'Una cuentista lee junto al horno. Inscripción en la tienda.'],
  ['de', 'Eine Erzählerin liest am Ofen vor. Man kommt ohne Anmeldung.'],
  ['de', 'Eine Erzählerin liest am Ofen vor. Der Eintritt ist frei.'],
  ['de', 'Eine Erzählerin liest am Ofen vor. Anmeldung im Laden.'],
] as const)('%s: “%s” is followed by no call to book', (language, says) => {
  const [first = '', second = ''] = says.split(/(?<=\.) /)
  const event = makeFact(
    'e',
    'event',
    { fr: 'soirée contes', en: 'story night', es: 'noche de cuentos', de: 'Märchenabend' }[language],
    [first, second],
    {
      language,
      date: '2026-12-12',
      time: '18:00',
    },
  )
  const phone = makeFact('p', 'contact', 'tel', ['04 65 71 01 42'], { language })
  for (const tone of ['institutional', 'promotional', 'emotional']) {
    const brief = { facts: [event, phone], asides: ['p'], voice: voiceOf(language, { tone }) }
    expect(draftOf(makeBrief(brief, language)).common[0]?.text).not.toContain('04 65')
    const linked = { ...event, url }
    const { text = '' } =
      draftOf(makeBrief({ ...brief, facts: [linked, phone], networks: inputs('facebook') }, language))
        .common[0] ?? {}
    expect(text).toMatch(/(?:Plus d’informations|More information|Más información|Mehr dazu)\u{a0}?: https/u)
  }
})

test('a shut door calls nobody', () => {
  const shut = makeFact('h', 'hours', '', ['La boutique sera fermée du 24 décembre au 2 janvier.'], {
    until: '2027-01-02',
    url,
  })
  const phone = makeFact('p', 'contact', 'tel', ['04 65 71 01 42'])
  for (const objective of ['traffic', 'visibility'] as const) {
    const brief = { facts: [shut, phone], asides: ['p'], objective, link: url, networks: inputs('facebook') }
    expect(draftOf(makeBrief(brief)).common[0]?.text).not.toMatch(/04 65|https/u)
  }
})

test.each([
  'Le règlement se fait à la commande : paiement à la commande.',
  'Des frais de garde sont dus après huit jours.',
  'Un acompte de 30 % est demandé.',
  'Payable with order.',
  'Storage fees apply after ten days.',
  'VAT is included.',
  'Los precios son con IVA incluido.',
  'Gastos de almacenaje: 3 € al día.',
  'Zahlbar bei Bestellung.',
  'Wir nehmen eine Anzahlung von 50 €.',
  'Alle Preise inkl. MwSt.',
])('“%s” is small print', (line) => {
  expect(isSmallPrint(line)).toBe(true)
})

test.each([
  ['fr', 'L’an dernier, nous étions quarante autour du feu.'],
  ['en', 'Last year forty of us stood round the fire.'],
  ['es', 'El año pasado fuimos cuarenta alrededor del fuego.'],
  ['de', 'Letztes Jahr standen vierzig Leute am Feuer.'],
] as const)('%s: a year that is over is told as history alone', (language, line) => {
  const of = (kind: 'event' | 'history') =>
    makeFact('f', kind, '', [line], { language, date: kind === 'event' ? '2026-12-12' : null })
  expect(isDayBound(line, of('event'), '2026-12-01')).toBe(true)
  expect(isDayBound(line, of('history'), '2026-12-01')).toBe(false)
})
