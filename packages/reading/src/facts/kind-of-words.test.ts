import type { FactKind } from '@postelier/contract'
import { describe, expect, test } from 'vitest'
import { kindOfPage } from '../crawl/page-kind.ts'
import { readActivityType } from '../identity.ts'
import type { PageKind } from '../site-reading.ts'
import { kindOfWords } from './kind-of-words.ts'

const kindOn = (page: PageKind, text: string, heading = '') =>
  kindOfWords([text], { page, heading, level: 2, isFirst: false, namesTheBusiness: false })

describe('a word that one trade happens to use tells nothing of another', () => {
  test.each<[string, PageKind, FactKind]>([
    ['The kitchen has underfloor heating.', 'services', 'service'],
    ['Le label rouge garantit nos poulets.', 'services', 'service'],
    ['Appointments can be cancelled up to 24 hours before.', 'services', 'service'],
    ['All prices exclude VAT.', 'services', 'service'],
    ['We kept the ferry bell above the door.', 'about', 'method'],
    ['Un parking de 40 places est prévu dans le contrat.', 'services', 'service'],
    ['Le tram de Lyon nous a commandé 200 sandwichs.', 'about', 'method'],
    ['Notre pain de tradition a gagné la station.', 'about', 'method'],
    ['We are open until 10 pm on Fridays.', 'services', 'service'],
    ['La remise à neuf du parquet prend deux jours.', 'services', 'service'],
    ['L’ascenseur musical est notre instrument préféré.', 'news', 'news'],
    ['Das Brot schmeckt ausgezeichnet.', 'products', 'product'],
    ['Der Kilopreis steht auf jedem Etikett.', 'products', 'product'],
    ['Leichte Griffe bringen gestaute Flüssigkeit in Bewegung.', 'about', 'method'],
    ['Parken ist bei uns kostenlos.', 'services', 'service'],
  ])('%s', (text, page, kind) => {
    expect(kindOn(page, text)).toBe(kind)
  })
})

describe('what everybody says the same way is known in four languages', () => {
  test.each<[string, PageKind, FactKind]>([
    ['Les étudiants paient 10 % de moins le mardi.', 'prices', 'offer'],
    ['Jusqu’au 24 décembre 2026, le café est offert.', 'home', 'offer'],
    ['Over-60s pay half on Mondays.', 'prices', 'offer'],
    ['20% off all frames until 31 January 2027.', 'home', 'offer'],
    ['Hasta el 31 de enero hay un descuento del 10 %.', 'home', 'offer'],
    ['Studierende zahlen am Montag die Hälfte.', 'prices', 'offer'],
    ['Le salon a reçu le trophée des artisans en 2024.', 'about', 'award'],
    ['Nous portons le label « Fait main » depuis 2020.', 'about', 'award'],
    ['In 2025 we were named Small Firm of the Year.', 'about', 'award'],
    ['Ganamos el premio de la ciudad en 2019.', 'about', 'award'],
    ['2023 erhielten wir den Handwerkspreis der Stadt.', 'about', 'award'],
    ['Le salon est au 14, quai de la Gare.', 'contact', 'place'],
    ['The yard is on Tannery Lane, behind the station.', 'about', 'place'],
    ['La tienda está en la calle Mayor, 3.', 'about', 'place'],
    ['Unser Laden liegt in der Hauptstraße 12.', 'about', 'place'],
    ['Alan started the firm in 1998 with a borrowed van.', 'services', 'history'],
    ['Dora Wiesling gründete die Praxis 2005.', 'services', 'history'],
    ['La boutique a été fondée en 1975 par deux sœurs.', 'services', 'history'],
    ['Le magasin sera fermé le 2 janvier.', 'news', 'hours'],
    ['The office is closed from 24 to 26 December.', 'news', 'hours'],
    ['A gift voucher is valid for a year.', 'prices', 'product'],
  ])('%s', (text, page, kind) => {
    expect(kindOn(page, text)).toBe(kind)
  })

  test('somebody named above is who is spoken of', () => {
    expect(kindOn('about', 'Ruth still does two services a day.', 'Ruth Pettigrove')).toBe('person')
    expect(kindOn('about', 'Winter tyres are in stock.', 'Winter Tyres')).not.toBe('place')
  })
})

describe('whom a business works for', () => {
  test.each([
    [
      'bToC',
      [
        'Our pottery workshops run every Saturday.',
        'Workshops for adults and teens.',
        'Gift vouchers for workshops.',
      ],
    ],
    ['bToC', ['We fit kitchens and bathrooms.', 'All prices include VAT.']],
    ['bToB', ['All prices exclude VAT.', 'Plans begin at five users.', 'Companies in Leeds use it.']],
    ['bToB', ['Nous tenons la comptabilité des PME.', 'Les entreprises nous confient leur facturation.']],
    ['bToBToC', ['Pour les particuliers et les entreprises.', 'Familles et professionnels sont reçus.']],
    ['unknown', ['Le four est en pierre.']],
  ] as const)('%s', (type, texts) => {
    expect(readActivityType(texts)).toBe(type)
  })
})

test.each([
  ['de', 'Zwei Nächte mit Frühstück kosten weniger.', 'method'],
  ['de', 'Warme Küche gibt es bis zum Abend.', 'method'],
  ['de', 'Renate Wolf leitet die Werkstatt.', 'person'],
  ['fr', 'Yanis Colbrant façonne les pains.', 'person'],
] as const)('%s: two capitals are a person, or not: %s', (language, text, kind) => {
  const where = { page: 'about', heading: '', level: 2, isFirst: false, namesTheBusiness: false } as const
  expect(kindOfWords([text], { ...where, language })).toBe(kind)
})

test.each([
  ['/infos-pratiques/', 'contact'],
  ['/post/christmas-opening', 'article'],
  ['/blog/conseils-hiver', 'advice'],
  ['/zimmer', 'services'],
  ['/speisekarte', 'products'],
] as const)('%s is a page of %s', (path, kind) => {
  expect(kindOfPage(`http://site.example${path}`, '')).toBe(kind)
})
