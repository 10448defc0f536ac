import { brief } from '@postelier/contract/orders'
import { expect, it } from 'vitest'
import { networksOf, stepsOf, wordOf } from '#features/orders/step-props.ts'

it('asks what the kind of an order needs, counted from the first question on', () => {
  expect(stepsOf('complete')).toEqual(['subject', 'audience', 'graphic', 'order'])
  expect(stepsOf('visual')).toEqual(['subject', 'graphic', 'order'])
  expect(stepsOf('hook')).toEqual(['subject', 'audience', 'order'])
  expect([wordOf('subject', 'visual', 'carousel'), wordOf('graphic', 'visual', 'carousel')]).toEqual([
    'wordless',
    'carousel',
  ])
  expect(wordOf('graphic', 'complete', 'image')).toBe('graphic')
})

it('counts words for each network, and none for a picture alone', () => {
  const asked = brief.parse({ networks: ['facebook', 'x'], hookSetting: 'perNetwork' })
  expect([networksOf(asked, 'hook'), networksOf(asked, 'visual')]).toEqual([2, 1])
})
