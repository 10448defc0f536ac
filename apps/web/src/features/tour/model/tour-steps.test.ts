import { expect, test } from 'vitest'
import { firstOf, passOver, shownSteps, stepFrom, tourSteps } from '#features/tour/model/tour-steps.ts'

const none = { at: 0, missing: new Set<never>() }

test('the tour has the twenty-five steps that were asked for', () => {
  expect(tourSteps).toHaveLength(25)
  expect(new Set(tourSteps.map(({ name }) => name)).size).toBe(25)
})

test('a step that is not there is passed over the way one goes, and counted no more', () => {
  const there = stepFrom(none, 1)
  expect(there?.at).toBe(1)
  const on = there && passOver(there, 1)
  expect([on?.at, on && shownSteps(on.missing)[on.at]?.name, on && shownSteps(on.missing).length]).toEqual([
    1,
    'generatePosts',
    24,
  ])
  const back = passOver({ at: 2, missing: new Set() }, -1)
  expect(back && shownSteps(back.missing)[back.at]?.name).toBe('addPost')
})

test('it ends after its last step, and where nothing is left to show', () => {
  expect(stepFrom({ at: 24, missing: new Set() }, 1)).toBeNull()
  const all = new Set(tourSteps.slice(0, -1).map(({ name }) => name))
  expect(passOver({ at: 0, missing: all }, 1)).toBeNull()
})

test('the part of a screen begins with its first step', () => {
  expect(tourSteps[firstOf('post')]?.name).toBe('visualPreview')
})
