import { expect, test } from 'vitest'
import { findActions } from '#app/shell/find-actions.ts'

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
