import { expect, test } from 'vitest'
import { saidBefore } from '#features/planning/start/said-before.ts'

const business = (registrationStep: string, summary: string, version: number) => ({
  registrationStep,
  society: { summary },
  brand: { version },
})

test.each([
  ['introduction', '', 1, []],
  // Typed, and not gone on with.
  ['company', 'Des pains.', 1, []],
  ['editorialLine', 'Des pains.', 1, ['you']],
  ['graphicLine', 'Des pains.', 2, ['you', 'voice']],
  ['done', 'Des pains.', 2, ['you', 'voice']],
  // Passed, and not answered.
  ['done', ' ', 1, []],
])('at %s, with “%s” and version %i: %j', (step, summary, version, said) => {
  expect(saidBefore(business(step, summary, version))).toEqual(said)
})
