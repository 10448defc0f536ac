import { readCollectionAsset, templateSources } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { labelledSite } from '../../../testing/labelled-site.ts'
import { shippedTemplates } from '../../../testing/shipped-templates.ts'
import { chooseLook, chosenLook, type Look } from './choose-look.ts'

/** Its lines kept together where they may not break. */
const plain = (text = '') => text.replaceAll('\u{a0}', ' ')
const keyOf = ({ template }: Look) => templateSources[template.id]?.key ?? ''

const lawyer = labelledSite('lawyer')
/** What the platform does and answers, without a noun to name it by. */
const sayings = lawyer.facts
  .flatMap((fact) => fact.says.map((sentence) => ({ fact: { ...fact, about: '' }, sentence })))
  .filter(
    ({ fact, sentence }) => !fact.date && !fact.price && sentence.length >= 40 && sentence.length <= 140,
  )

function twelve(change: Partial<Parameters<typeof chooseLook>[0]> = {}): Look[] {
  const looks: Look[] = []
  const themes = ['brand', 'actuality', 'product', 'brand'] as const
  for (const [nth, { fact, sentence }] of sayings.slice(0, 12).entries()) {
    const look = chooseLook({
      seed: `post ${nth}`,
      format: 'image',
      theme: themes[nth % themes.length] ?? 'brand',
      fact,
      sentence,
      words: { heading1: lawyer.name, heading2: '', description: '' },
      language: 'fr',
      signature: `${lawyer.name}, ${lawyer.city}`,
      trade: 'Avocat',
      summary: '',
      templates: shippedTemplates,
      templateId: null,
      ownPictures: [],
      used: looks.map(({ template }) => template.id).toReversed(),
      ...change,
    })
    if (look) looks.push(chosenLook(look))
  }
  return looks
}

describe('twelve posts in a row that have a sentence to show and no noun', () => {
  it.each([
    ['of a lawyer', {}],
    ['of somebody whose trade nobody knows', { trade: '', summary: '' }],
    ['of a lawyer who wants the logo on them', { showsLogo: true }],
    ['of a lawyer with pictures', { ownPictures: ['mine', 'other'] }],
  ])('%s show no template more than twice, and none twice in a row', (_, change) => {
    const keys = twelve(change).map(keyOf)
    expect(keys).toHaveLength(12)
    for (const key of new Set(keys))
      expect(keys.filter((one) => one === key).length, key).toBeLessThanOrEqual(2)
    for (const [at, key] of keys.entries()) expect(key).not.toBe(keys[at - 1])
  })

  it('show the sentence whole, whichever the template', () => {
    for (const [at, { answers }] of twelve().entries())
      expect(Object.values(answers.words).map(plain)).toContain(plain(sayings[at]?.sentence))
  })

  it('carry a question over its answer, and an answer under no other question', () => {
    const asked = lawyer.facts.find(({ kind }) => kind === 'question')
    if (!asked) throw new Error('Lawyers are asked things.')
    const exchange = { question: asked.question, answer: asked.says[0] ?? '' }
    const sentence = asked.question
    const [first] = twelve({ fact: asked, exchange, sentence, used: [] })
    expect(first && keyOf(first)).toBe('asked-and-answered')
    expect(first?.answers.words).toMatchObject({ question: exchange.question, sentence: exchange.answer })
    for (const look of [...twelve({ exchange }), ...twelve({ fact: asked, sentence })])
      expect(keyOf(look)).not.toBe('asked-and-answered')
  })

  it('show nothing of what has no name: no drawing, and no picture', () => {
    const looks = twelve({ trade: '', summary: '' })
    const drawn = looks.flatMap(({ template, answers }) =>
      template.motifs.length > 0 ? [answers.motif] : [],
    )
    expect(drawn).toEqual([])
    expect(looks.flatMap(({ answers }) => answers.pictures)).toEqual([])
  })

  it('of a yoga studio that named no trade show nothing of an office', () => {
    const { summary } = labelledSite('yoga')
    for (const { template, answers } of twelve({ trade: '', summary, language: 'en' }))
      if (template.motifs.length > 0) expect(['lotus', 'petals', 'pebbles']).toContain(answers.motif)
  })

  it('do not find a picture by a word that is said of anything', () => {
    const first = { ...sayings[0]?.fact, about: 'première consultation' } as (typeof sayings)[number]['fact']
    for (const { answers } of twelve({ fact: first, trade: '' }))
      for (const asset of answers.pictures) expect(readCollectionAsset(asset)?.name).not.toBe('snow')
  })
})
