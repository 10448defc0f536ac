import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import type { DraftingTemplate } from '../visuals/index.ts'
import { chooseLook } from './choose-look.ts'

const template = (id: number, change: Partial<DraftingTemplate> = {}): DraftingTemplate => ({
  ...{ id, type: 'SINGLE', format: '1:1', thematics: [], isOwn: false, pages: 1, pictures: 0, motifs: [] },
  asks: [{ node: 'title', kind: 'words', role: 'heading1', prompt: '', most: 26 }],
  ...change,
})
const asking = (kind: DraftingTemplate['asks'][number]['kind'], most = 26) => ({
  asks: [{ node: 'it', kind, role: 'heading1' as const, prompt: '', most }],
})
const fact: Fact = {
  ...{ id: '1', kind: 'product', language: 'fr', about: 'croissant au beurre', says: ['Le croissant dore.'] },
  ...{ question: '', price: null, date: null, time: null, where: '', until: null, url: '' },
  source: { by: 'person' },
}
const choose = (templates: DraftingTemplate[], change: Partial<Parameters<typeof chooseLook>[0]> = {}) =>
  chooseLook({
    ...{ seed: 'a', format: 'image', theme: 'product', fact, language: 'fr', signature: 'Lakanal, Grenoble' },
    words: { heading1: 'Croissant au beurre', heading2: '', description: '' },
    ...{ trade: 'Boulangerie', templates, templateId: null, used: [], ownPictures: [] },
    ...change,
  })

describe('the look of a drafted post', () => {
  it('is of a template whose questions can all be answered, and that asks at least one', () => {
    const found = choose([
      template(1, { asks: [] }),
      template(2, asking('own')),
      template(3, asking('price')),
      template(4, asking('dayOfMonth')),
      template(5, asking('words', 10)),
      template(6),
    ])
    expect(found?.template.id).toBe(6)
    expect(choose([template(1, { asks: [] }), template(2, asking('own'))])).toBeUndefined()
  })

  it('tells a price where there is one, and is what a person chose where that can be answered', () => {
    const priced = { ...fact, price: { text: '1,40 €', cents: 140, currency: 'EUR' } }
    const found = choose([template(3, asking('price', 8))], { fact: priced })
    expect(found?.answers.words).toEqual({ it: '1,40 €' })
    expect(choose([template(6), template(7)], { templateId: 7 })?.template.id).toBe(7)
  })

  it('is another one than that of the posts before', () => {
    const both = [template(6), template(7)]
    expect(choose(both, { used: [6] })?.template.id).toBe(7)
    expect(choose(both, { used: [7, 6] })?.template.id).toBe(6)
  })

  it('shows the trade’s drawing and the business’s own pictures', () => {
    const found = choose([template(6, { motifs: ['loaf'], pictures: 2 })], { ownPictures: ['mine'] })
    expect(found?.answers.pictures).toEqual(['mine', 'mine'])
    expect(found?.answers.motif).not.toBeNull()
  })
})
