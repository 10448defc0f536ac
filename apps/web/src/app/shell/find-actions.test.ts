import { expect, test } from 'vitest'
import { findActions, inGroups } from '#app/shell/find-actions.ts'

const action = (label: string, keywords: string[] = []) => ({
  id: label,
  label,
  keywords,
  run: () => undefined,
})
const actions = [action('Accueil'), action('Idées à valider'), action('Styles d’écriture', ['ton', 'voix'])]
const found = (typed: string) => findActions(actions, typed).map((one) => one.label)

test('accents and capitals do not matter, beginnings of words do', () => {
  expect(found('idees')).toEqual(['Idées à valider'])
  expect(found('VAL id')).toEqual(['Idées à valider'])
  expect(found('ecri')).toEqual(['Styles d’écriture'])
  expect(found('voix')).toEqual(['Styles d’écriture'])
  expect(found('alider')).toEqual([])
  expect(found('')).toHaveLength(3)
})

test('what is found stands under its head, screens first', () => {
  const mixed = [
    { ...action('Hélène'), group: 'people' as const },
    action('Se déconnecter'),
    { ...action('Accueil'), group: 'screens' as const },
  ]
  expect(inGroups(mixed).map(({ group, actions: own }) => [group, own.map((one) => one.label)])).toEqual([
    ['screens', ['Accueil']],
    ['actions', ['Se déconnecter']],
    ['people', ['Hélène']],
  ])
})
