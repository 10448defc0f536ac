import { expect, test } from 'vitest'
import { type BrandValues, brandBody, differing } from '#features/account/model/values.ts'

test('names what differs, lists by their content', () => {
  expect(differing({ a: 1, b: ['x'], c: 'same' }, { a: 2, b: ['x'], c: 'same' })).toEqual(['a'])
  expect(differing({ b: ['x'] }, { b: ['x', 'y'] })).toEqual(['b'])
})

const saved: BrandValues = {
  editorialLine: 'Simple',
  tone: 'friendly',
  customTone: '',
  formality: 'formality',
  emoticonType: 'without',
  pronoun: 'firstPlural',
  languageRegister: 'standard',
  writingTones: [],
  postCategories: [],
  graphicCharter: '',
  titleFamily: '',
  textFamily: '',
}

test('how a business speaks and how it looks are saved as one, with the one version that both have', () => {
  const changed = { ...saved, tone: 'warm', titleFamily: 'lora' }
  expect(brandBody(changed, saved, 4)).toMatchObject({
    version: 4,
    voice: { tone: 'warm' },
    look: { titleFamily: 'lora' },
  })
  expect(brandBody({ ...saved, tone: 'warm' }, saved, 4)).not.toHaveProperty('look')
  expect(brandBody(saved, saved, 4)).toBeUndefined()
})
