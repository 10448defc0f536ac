import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { growth, linear } from '../testing/cpu-ms.ts'
import { makeFact as factOf } from '../testing/make-fact.ts'
import { claimsBeyond } from './claims.ts'

const makeFact = ({ id = '1', about, says }: { id?: string; about: string; says: readonly string[] }) =>
  factOf(id, 'product', about, says)
const wheel = makeFact({ about: 'jante', says: ['Les jantes sont montées ici.'] })
const kinds = (text: string, facts: readonly Fact[] = [wheel]) => [
  ...new Set(claimsBeyond(text, facts).map(({ kind }) => kind)),
]

describe('superlatives that no source says', () => {
  it.each([
    'Les jantes sont montées ici au meilleur prix de Lyon.',
    'Nos prix sont les plus bas.',
    'Les meilleurs prix de Lyon.',
    'Meilleur garage de Lyon.',
    'L’un des meilleurs garages de la ville.',
    'Aux plus belles jantes de la région.',
    'Nous sommes le leader lyonnais de la jante.',
    'Imbattable et incontournable.',
    'Numéro un de la jante. Numéro 1.',
    'Garage unique en France.',
    'Unique à Lyon.',
    'Premier de la région.',
    'Premier vendeur en France.',
    'Le seul garage agréé de la région.',
    'Sans égal, sans pareil, hors pair.',
    'Trois fois plus vite qu’ailleurs.',
    '3x moins cher.',
    'Deux fois plus solide.',
    'Lowest prices.',
    'At the best price in town.',
    'Best in London.',
    'The leader in wheels.',
    'The market leader.',
    'Unbeatable, unmatched.',
    'Unique in England.',
    'The first in the region.',
    'Three times faster.',
    'Twice as strong.',
    'Al mejor precio de Madrid.',
    'Los mejores precios.',
    'Nuestros mejores ramos.',
    'Somos líderes.',
    'Único en España.',
    'El taller más rápido de Madrid.',
    'Precios imbatibles.',
    'Tres veces más rápido.',
    'Zum besten Preis.',
    'Der beste Laden, die besten Räder, ein bester Freund des Rads.',
    'Der günstigste Preis.',
    'Niedrigste Preise.',
    'Unser Bestpreis.',
    'Marktführer in Freiburg.',
    'Der einzige Laden der Stadt.',
    'Dreimal so schnell.',
  ])('%s', (text) => expect(kinds(text)).toEqual(['superlative']))

  it('are known behind another article', () => {
    const said = makeFact({ about: 'prix', says: ['Le meilleur prix de Lyon, élu deux fois.'] })
    expect(claimsBeyond('Au meilleur prix de Lyon.', [said])).toEqual([])
  })
})

describe('numbers in words that no source says', () => {
  it.each([
    ['price', 'Montées ici pour dix-neuf euros.'],
    ['price', 'Dès vingt euros.'],
    ['price', 'À un euro.'],
    ['price', 'À ２０ €.'],
    ['price', 'Twenty pounds.'],
    ['price', 'Nur zwanzig Euro.'],
    ['price', 'Ab einundzwanzig Euro.'],
    ['price', 'Solo veinte euros.'],
    ['price', 'Once euros.'],
    ['price', 'Moitié prix cette semaine.'],
    ['price', '½ prix.'],
    ['price', 'Everything half price.'],
    ['price', 'Alles zum halben Preis.'],
    ['price', 'A mitad de precio.'],
    ['price', 'Deux pour un.'],
    ['price', 'Two for one, 2x1, dos por uno, zwei für eins.'],
    ['price', 'La livraison est offerte.'],
    ['price', 'Gratuit, gratuitement.'],
    ['price', 'Free delivery. It is free of charge.'],
    ['price', 'Envío gratis.'],
    ['price', 'Kostenlose Probefahrt.'],
    ['percentage', 'Cinquante pour cent ce week-end.'],
    ['percentage', 'Fifty per cent off.'],
    ['percentage', 'Fünfzig Prozent.'],
    ['percentage', 'Veinte por ciento.'],
    ['figure', 'Dix mille clients.'],
    ['figure', 'Depuis vingt ans.'],
    ['figure', 'Depuis deux ans.'],
    ['figure', 'Par douze mécaniciens diplômés.'],
    ['figure', 'Montées en trois jours.'],
    ['figure', 'Une centaine de clients, des milliers de jantes.'],
    ['figure', 'Since nineteen ninety-five.'],
    ['figure', 'Twelve mechanics. A ten-year warranty.'],
    ['figure', 'Thousands of customers.'],
    ['figure', 'Desde hace veinte años. Doce mecánicos. Miles de clientes.'],
    ['figure', 'Seit zwanzig Jahren. Zwölf Mechaniker. Sieben Räder. Tausende Kunden.'],
    ['date', 'Le premier mars.'],
    ['date', 'Le quinze août.'],
    ['date', 'On the fifteenth of August. March the twelfth.'],
    ['date', 'Am fünfzehnten August.'],
    ['date', 'El quince de agosto.'],
    ['date', 'Lundi prochain.'],
    ['date', 'Next Monday.'],
    ['date', 'Nächsten Montag. Kommenden Samstag.'],
    ['date', 'El lunes que viene, el próximo sábado.'],
    ['hour', 'Dès huit heures.'],
    ['hour', 'À midi.'],
    ['hour', 'Jusqu’à minuit.'],
    ['hour', 'Until midnight, at noon.'],
    ['hour', 'Um acht Uhr. Bis Mitternacht.'],
    ['hour', 'Hasta medianoche, al mediodía.'],
  ])('%s: %s', (kind, text) => expect(kinds(text)).toEqual([kind]))

  it.each([
    ['L’atelier compte 12 ponts.', 'Douze ponts vous attendent.'],
    ['L’atelier compte douze ponts.', '12 ponts vous attendent.'],
    ['Le montage coûte 19 €.', 'Dix-neuf euros le montage.'],
    ['Le montage coûte dix-neuf euros.', 'Le montage est à 19 €.'],
    ['Ouvert de 8 h à minuit.', 'Dès huit heures, jusqu’à minuit.'],
    ['Rendez-vous le 15 août.', 'Le quinze août, venez.'],
    ['Lundi 15 août 2026.', 'Lundi prochain, venez.'],
    ['La livraison est gratuite.', 'Livraison offerte.'],
    ['Tout est à -50 %.', 'Tout à moitié prix.'],
    ['Open until 00:00, two lifts.', 'Until midnight. Two lifts.'],
  ])('are known where a source has what they are worth: %s %s', (source, text) => {
    expect(claimsBeyond(text, [makeFact({ about: '', says: [source] })])).toEqual([])
  })

  it('stand where they were written', () => {
    const text = 'Bonjour 👋 le quatre mars, dix-neuf euros et -２０\u00a0% pour douze jantes.'
    const marked = claimsBeyond(text, [wheel])
    expect(marked.map(({ start, end }) => text.slice(start, end))).toEqual([
      'quatre mars',
      'dix-neuf euros',
      '２０\u00a0%',
      'douze',
    ])
    expect(marked.every((one) => one.text === text.slice(one.start, one.end))).toBe(true)
  })
})

describe('a price', () => {
  const facts = [
    makeFact({ id: '1', about: 'séance', says: ['La séance coûte 45 €, dix pour cent de moins le mardi.'] }),
    makeFact({ id: '2', about: 'pain', says: ['Le pain est à 3,20 €.'] }),
    makeFact({ id: '3', about: 'café', says: ['Le café est offert.'] }),
  ]
  it.each([
    'Le pain est à 45 €.',
    'Le pain coûte quarante-cinq euros.',
    'Le pain : -10 %.',
    'Le pain est offert.',
    'La séance, 3,20 €.',
  ])('is of what has it, and of nothing else: %s', (text) =>
    expect(claimsBeyond(text, facts)).toHaveLength(1),
  )
  it.each([
    'La séance est à 45 €.',
    'Deux séances\u00a0? 45 € chacune.',
    'Comptez 45 €.',
    'Et -10 % ce jour-là.',
    'Pains à 3,20 €.',
    'Un café offert.',
    '45 €',
  ])('is known of what has it, and where nothing is named: %s', (text) =>
    expect(claimsBeyond(text, facts).filter(({ text }) => text !== 'Deux')).toEqual([]),
  )
})

it.each([
  ['numbers', 'vingt '],
  ['thousands', 'mille cent '],
  ['German', 'tausendhundert'],
  ['joined', 'vingt et '],
  ['shy', 'un deux neuf '],
  ['wide', '\uff11'],
  ['prices', '1 € '],
  ['free', 'free gratis '],
  ['leaders', 'the leader in '],
  ['first', 'premier de '],
  ['es', 'el más de '],
  ['noon', 'à midi '],
  ['ordinals', 'twenty-first '],
  ['thousands of', 'miles de '],
])('looks at the longest hook of %s in a time that grows with its length', (_, one) => {
  const much = Array.from({ length: 300 }, (_, nth) =>
    makeFact({ id: `${nth}`, about: `pain ${nth}`, says: [`Le pain ${nth} coûte 1 € et se garde.`] }),
  )
  expect(growth((text) => claimsBeyond(text, much), one, 65_000)).toBeLessThan(linear)
})
