import type { Language } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { composePost } from './compose/compose-post.ts'
import { otherLanguageOf } from './other-language.ts'
import { proposeSubjects } from './subjects/propose-subjects.ts'
import { makeBrief } from './testing/make-brief.ts'
import { makeFact } from './testing/make-fact.ts'

const known = (of: Partial<Record<Language, number>>) =>
  Object.entries(of).flatMap(([language, count]) =>
    Array.from({ length: count }, () => ({ language: language as Language })),
  )

describe('what is known in another language than that of posts', () => {
  it.each([
    [{ en: 12 }, 'en'],
    [{ en: 12, fr: 2 }, 'en'],
    [{ en: 12, fr: 3 }, null],
    [{ fr: 12, en: 2 }, null],
    [{ de: 4, en: 2 }, 'de'],
    [{}, null],
  ] as const)('of %o is %s', (of, other) => {
    expect(otherLanguageOf(known(of), 'fr')).toBe(other)
  })

  const loaf = makeFact(
    '1',
    'product',
    'country loaf',
    ['The country loaf rests a whole night before the oven.'],
    { language: 'en' },
  )

  it('is asked about in words, where subjects are proposed and where a post is written', () => {
    const brief = makeBrief({ facts: [loaf] })
    const draft = composePost(brief)
    const { subjects, shortage } = proposeSubjects({
      seed: 'a',
      business: brief.business,
      language: 'fr',
      facts: [loaf],
      thematics: [],
      objectives: ['visibility'],
      count: 3,
      from: '2026-12-01',
      to: '2026-12-31',
      known: [],
      told: {},
    })
    expect(subjects).toEqual([])
    for (const said of [shortage, 'missing' in draft ? draft : null]) {
      expect(said?.inLanguage).toBe('en')
      expect(said?.question).toMatch(/sont en anglais.*Écrire vos posts en anglais/)
    }
  })
})
