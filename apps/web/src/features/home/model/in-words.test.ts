import { interfaceLanguages } from '@postelier/texts'
import { home as english } from '@postelier/texts/en/home'
import { home as french } from '@postelier/texts/fr/home'
import { expect, test } from 'vitest'
import { inWords } from '#features/home/model/in-words.ts'

test.each(interfaceLanguages)('quantities up to ten are words, in %s', (language) => {
  const { numbers } = language === 'fr' ? french : english
  const said = (count: number) => inWords(count, (known) => numbers[known], String)
  const [two, ten] = language === 'fr' ? ['deux', 'dix'] : ['two', 'ten']
  expect(said(2)).toEqual({ number: two, capital: language === 'fr' ? 'Deux' : 'Two' })
  expect(said(10).number).toBe(ten)
  expect(said(11)).toEqual({ number: '11', capital: '11' })
})
