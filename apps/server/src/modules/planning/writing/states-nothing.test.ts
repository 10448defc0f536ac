import { expect, it } from 'vitest'
import { statesNothing } from './states-nothing.ts'

it.each([
  ['fr', 'Passez nous voir !', 'Vous êtes nombreux à venir.'],
  ['fr', 'Et vous, comment la mangez-vous ? 🥖', 'Nos pains ont été élus meilleurs de France.'],
  ['fr', 'À tout de suite.', 'Chez nous, tout est meilleur.'],
  ['en', 'Drop in on Saturday.', 'Comets are our favourite.'],
  ['es', 'Ven a probarla.', 'Vendemos más que nadie.'],
  ['de', 'Schauen Sie vorbei!', 'Wir sind die Nummer eins.'],
] as const)('in %s: %s', (language, invitation, statement) => {
  expect([statesNothing(invitation, language), statesNothing(statement, language)]).toEqual([true, false])
})

it('what goes on after an invitation tells something', () =>
  expect(
    statesNothing(
      'Venez, car nos clients disent depuis toujours que nulle part ailleurs on ne mange aussi bien que chez nous.',
      'fr',
    ),
  ).toBe(false))
