import { expect, test } from 'vitest'
import {
  firstOf,
  passOver,
  placeOf,
  shownSteps,
  stepFrom,
  stepsOf,
  tourChapters,
  tourSteps,
} from '#features/tour/model/tour-steps.ts'
import { partEnd } from '#features/tour/model/tour-store.ts'

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

test('each chapter is one run of steps, short enough for a minute', () => {
  const runs = tourSteps.map(({ chapter }) => chapter).filter((one, at, all) => one !== all[at - 1])
  expect(runs).toEqual([...tourChapters])
  for (const chapter of tourChapters) expect(stepsOf(chapter)).toBeLessThanOrEqual(6)
  expect(tourSteps[firstOf('visual')]?.name).toBe('visualPreview')
})

test('steps are counted over all chapters, and the last of each says so, also where some are not there', () => {
  expect(placeOf({ at: 3, missing: new Set() })).toEqual({
    chapter: 'start',
    nth: 4,
    isEnd: true,
  })
  expect(placeOf({ at: 2, missing: new Set(['addNetwork']) })).toEqual({
    chapter: 'start',
    nth: 3,
    isEnd: true,
  })
  expect(placeOf({ at: 4, missing: new Set() })).toMatchObject({
    chapter: 'visual',
    nth: 5,
    isEnd: false,
  })
})

test('who asked for one chapter is not led into another by what is not there', () => {
  const words = tourSteps.filter(({ chapter }) => chapter === 'words').map(({ name }) => name)
  const at = firstOf('words')
  const last = { at: at + 2, missing: new Set<never>(), by: 1 as const }
  expect(partEnd({ ...last, at, part: 'words' })).toBeNull()
  expect(partEnd({ ...last, part: 'words' })).toBe('over')
  expect(partEnd({ ...last, at, missing: new Set(words.slice(0, 2)), part: 'words' })).toBe('nothing')
  expect(partEnd({ ...last, part: null })).toBeNull()
})
