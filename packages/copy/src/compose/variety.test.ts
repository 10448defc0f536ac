import { type Language, languages } from '@postelier/contract'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../brief.ts'
import { draftOf, hooksOf, makeBrief, voiceOf, writeRun } from '../testing/make-brief.ts'
import { comparable, openingOf } from '../words/comparable.ts'

/** As many full posts as the sentences of a shop make, each said once. */
const postsIn: Readonly<Record<Language, number>> = { fr: 25, en: 22, es: 18, de: 21 }
const tones = ['institutional', 'pedagogue', 'humor', 'emotional'] as const

const sentencesOf = (draft: Draft): string[] => [
  ...new Set(hooksOf(draft).flatMap(({ sentences }) => sentences.map(({ text }) => comparable(text)))),
]

describe.each(languages)('in %s, the posts of one business', (language) => {
  test.each(tones)('%s: none says a sentence of another, few begin alike', (tone) => {
    const drafts = writeRun(postsIn[language], { voice: voiceOf(language, { tone }) }, language)
    expect(drafts).toHaveLength(postsIn[language])
    const sentences = drafts.flatMap(sentencesOf)
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
    const openings = drafts.map((draft) => openingOf(hooksOf(draft)[0]?.text ?? ''))
    expect(new Set(openings).size / openings.length).toBeGreaterThanOrEqual(0.9)
  })

  test('a line of our hand comes once; one that carries facts twice at the most', () => {
    for (const tone of tones) {
      const drafts = writeRun(postsIn[language], { voice: voiceOf(language, { tone }) }, language)
      const used = Object.entries(drafts.at(-1)?.memory.forms ?? {}).filter(([form]) =>
        form.startsWith('frame:'),
      )
      const again = used.filter(([, times]) => times > 1)
      expect(again.length, `${tone}: ${again.length} of ${used.length}`).toBeLessThanOrEqual(1)
      expect(used.filter(([, times]) => times > 2)).toEqual([])
    }
  })

  test('they differ in build and in length', () => {
    const drafts = writeRun(postsIn[language], {}, language)
    const builds = Object.keys(drafts.at(-1)?.memory.forms ?? {}).filter((form) => form.startsWith('~'))
    expect(builds.length).toBeGreaterThanOrEqual(9)
    const lengths = drafts.map((draft) => hooksOf(draft)[0]?.text.length ?? 0)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2)
  })
})

test('alternatives are built otherwise, say something else, and mostly begin otherwise', () => {
  const drafts = writeRun(10, { alternatives: 3 })
  for (const { common } of drafts) {
    const said = common.map(({ sentences }) => sentences.map(({ text }) => comparable(text)).join('. '))
    expect(new Set(said).size).toBe(common.length)
  }
  // What has one sentence to begin with is told in full or in part, and not with its name in front.
  const several = drafts.filter(({ common }) => common.length > 1)
  const beginOtherwise = several.filter(
    ({ common }) => new Set(common.map(({ text }) => openingOf(text))).size > 1,
  )
  expect(beginOtherwise.length).toBeGreaterThan(several.length / 2)
  expect(drafts.filter(({ common }) => common.length === 3).length).toBeGreaterThanOrEqual(5)
})

test('a post does not begin as another did, if it can begin otherwise', () => {
  const brief = makeBrief({ alternatives: 1 })
  const [first] = hooksOf(draftOf(brief))
  const opening = openingOf(first?.text ?? '')
  const memory = { ...brief.memory, openings: [opening] }
  expect(openingOf(hooksOf(draftOf({ ...brief, memory }))[0]?.text ?? '')).not.toBe(opening)
})
