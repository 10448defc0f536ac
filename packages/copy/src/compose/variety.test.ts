import { type Language, languages } from '@postelier/contract'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../brief.ts'
import { draftOf, hooksOf, makeBrief, voiceOf, writeRun } from '../testing/make-brief.ts'
import { comparable, openingOf } from '../words/comparable.ts'

const postsIn: Readonly<Record<Language, number>> = { fr: 30, en: 30, es: 26, de: 26 }
const tones = ['institutional', 'pedagogue', 'humor', 'emotional'] as const

const sentencesOf = (draft: Draft): string[] => [
  ...new Set(hooksOf(draft).flatMap(({ sentences }) => sentences.map(({ text }) => comparable(text)))),
]

describe.each(languages)('in %s, thirty posts of one business', (language) => {
  test.each(tones)('%s: none says a sentence of another, few begin alike', (tone) => {
    const drafts = writeRun(postsIn[language], { voice: voiceOf(language, { tone }) }, language)
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
    expect(builds.length).toBeGreaterThanOrEqual(12)
    const lengths = drafts.map((draft) => hooksOf(draft)[0]?.text.length ?? 0)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2)
  })
})

test('alternatives begin otherwise and are built otherwise', () => {
  const drafts = writeRun(10, { alternatives: 3 })
  for (const { common } of drafts) {
    const openings = common.map(({ text }) => openingOf(text))
    expect(new Set(openings).size).toBe(common.length)
    expect(new Set(common.map(({ text }) => text.split('\n')[0])).size).toBe(common.length)
  }
  expect(drafts.filter(({ common }) => common.length === 3).length).toBeGreaterThanOrEqual(8)
})

test('a post does not begin as another did, if it can begin otherwise', () => {
  const brief = makeBrief({ alternatives: 1 })
  const [first] = hooksOf(draftOf(brief))
  const opening = openingOf(first?.text ?? '')
  const memory = { ...brief.memory, openings: [opening] }
  expect(openingOf(hooksOf(draftOf({ ...brief, memory }))[0]?.text ?? '')).not.toBe(opening)
})
