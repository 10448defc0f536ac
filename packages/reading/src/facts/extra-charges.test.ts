import { describe, expect, test } from 'vitest'
import { readPage } from '../page/read-page.ts'
import type { PageKind } from '../site-reading.ts'
import { factsOfPage } from './facts-of-page.ts'

const pricesIn = (body: string, kind: PageKind = 'prices', language = 'fr'): string[] => {
  const page = readPage({
    url: 'http://site.example/a',
    type: 'text/html',
    charset: 'utf-8',
    body: new TextEncoder().encode(`<html lang="${language}"><body>${body}</body></html>`),
  })
  const around = { kind, today: '2026-11-26', businessName: '', isName: () => false, flag: () => undefined }
  return factsOfPage(page, around).map(({ about, price }) => `${about} | ${price?.text ?? ''}`)
}
const list = (...lines: readonly string[]) =>
  `<h2>x</h2><ul>${lines.map((one) => `<li>${one}</li>`).join('')}</ul>`

describe('what is paid besides', () => {
  test.each([
    [
      'a row',
      'fr',
      list('Chambre double : 88 €', '+ 2 € par personne', 'Chambre bleue : 92 €'),
      ['chambre double | 88 €', 'chambre bleue | 92 €'],
    ],
    [
      'a named row',
      'de',
      list('Doppelzimmer 98 €', 'Zuschlag Hund 10 €', 'Einzelzimmer 65 €'),
      ['Doppelzimmer | 98 €', 'Einzelzimmer | 65 €'],
    ],
    [
      'in brackets',
      'fr',
      list('Coupe femme : 42 € (+ 8 € cheveux longs)', 'Mèches : 70 € (supplément 10 €)'),
      ['coupe femme | 42 €', 'mèches | 70 €'],
    ],
    [
      'behind a plus',
      'es',
      list('Habitación doble: 70 € por noche + 3 € por mascota', 'Cama: 20 €'),
      ['habitación doble | 70 €', 'cama | 20 €'],
    ],
    [
      'behind a comma',
      'de',
      list('Ferienwohnung ab 120 € pro Nacht, Zuschlag Endreinigung 50 €', 'Zelt 12 €'),
      ['Ferienwohnung | ab 120 €', 'Zelt | 12 €'],
    ],
    [
      'on the line below',
      'en',
      '<div><p>Small dog</p><p>£32</p></div><div><p>Extra for matted coats</p><p>£5</p></div><div><p>Large dog</p><p>£48</p></div>',
      ['small dog | £32', 'large dog | £48'],
    ],
    [
      'in a column',
      'fr',
      '<table><tr><th>Chambre</th><th>Prix</th><th>Supplément</th></tr><tr><td>Bleue</td><td>88 €</td><td>+ 15 €</td></tr></table>',
      ['bleue | 88 €'],
    ],
    [
      'in a sentence',
      'fr',
      '<h2>Vidange</h2><p>La vidange coûte 89 €, plus 12 € pour les diesels.</p>',
      ['vidange | 89 €'],
    ],
    [
      'below the price',
      'fr',
      '<h2>Gîte</h2><p>Le gîte accueille six personnes.</p><p>95 € la nuit</p><p>+ 12 € par personne supplémentaire</p>',
      ['gîte | 95 €'],
    ],
  ])('%s (%s) leaves the prices around it', (_, language, body, prices) => {
    expect(pricesIn(body, 'prices', language)).toEqual(prices)
  })

  test.each([
    [
      'per what',
      list('Consultation : 60 € TTC la séance', 'Forfait : 270 €, soit 54 € la séance'),
      ['consultation | 60 € TTC', 'forfait | 270 €'],
    ],
    [
      'from',
      list('Mèches : à partir de 60 €', 'Couleur dès 55 €'),
      ['mèches | à partir de 60 €', 'couleur | dès 55 €'],
    ],
    [
      'before its name',
      list('12 € – Planche de fromages', '9 € – Terrine maison'),
      ['planche de fromages | 12 €', 'terrine maison | 9 €'],
    ],
    [
      'for one or two',
      '<h2>Atelier</h2><p>L’atelier dure deux heures.</p><p>45 € par personne, 80 € pour deux</p>',
      ['atelier | dès 45 €'],
    ],
    [
      'of a column in euros',
      '<table><tr><th>Soin</th><th>Prix (€)</th></tr><tr><td>Coupe</td><td>44,50</td></tr></table>',
      ['coupe | 44,50 €'],
    ],
    [
      'of a second row without a name',
      '<table><tr><td>Massage</td><td>60 min</td><td>70 €</td></tr><tr><td></td><td>90 min</td><td>95 €</td></tr></table>',
      ['massage | 70 €', 'massage | 95 €'],
    ],
    [
      'below what it is made of',
      '<div><p>Daube</p><p>joue de bœuf, carottes</p><p>18 €</p></div><div><p>Risotto</p><p>parmesan, persil</p><p>16 €</p></div>',
      ['daube | 18 €', 'risotto | 16 €'],
    ],
    [
      'instead of another',
      '<h2>Sac</h2><p>Un sac de cuir épais.</p><p>Au lieu de 150 € : 120 €</p>',
      ['sac | 120 €'],
    ],
    [
      'in brackets of a heading',
      '<h3>Coupe (42 €)</h3><p>Le shampoing est compris dans la coupe.</p>',
      ['coupe | 42 €'],
    ],
  ])('a price %s is one', (_, body, prices) => {
    expect(pricesIn(body)).toEqual(prices)
  })

  test('what one has to spend is no price', () => {
    expect(pricesIn(list('Livraison offerte dès 60 €', 'Paiement en trois fois à partir de 300 €'))).toEqual(
      [],
    )
  })
})
