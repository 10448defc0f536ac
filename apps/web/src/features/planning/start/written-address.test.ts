import { expect, it } from 'vitest'
import { writtenAddress } from '#features/planning/start/written-address.ts'

it.each([
  ['Au 14 rue des Arpenteurs. Du mardi au samedi, de 7 h à 19 h 30.', '14 rue des Arpenteurs', '', ''],
  ['12 bis rue du Port, 38000 Grenoble.', '12 bis rue du Port', '38000', 'Grenoble'],
  [
    'Au 3, place de la Halle, à Saint-Martin-le-Vinoux, le samedi.',
    '3, place de la Halle',
    '',
    'Saint-Martin-le-Vinoux',
  ],
  ['Au 8 avenue du 8 mai 1945 69100 Villeurbanne', '8 avenue du 8 mai 1945', '69100', 'Villeurbanne'],
  ['Au 5 rue Haute à Lyon, métro C.', '5 rue Haute', '', 'Lyon'],
  ['Métro C, station Hôtel de Ville, à cinq minutes.', '', '', ''],
  ['Find us at 14 High Street, Bristol BS1 4DJ.', '14 High Street', 'BS1 4DJ', 'Bristol'],
  ['Ouvert de 9 h à 18 h.', '', '', ''],
])('finds in “%s” what it names', (words, street, zipCode, city) => {
  expect(writtenAddress(words.split(/(?<=\.) /))).toEqual({ street, zipCode, city })
})
