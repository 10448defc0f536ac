import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import type { DraftingTemplate } from '../../visuals/index.ts'
import { chooseLook, chosenLook } from './choose-look.ts'

const template = (id: number, change: Partial<DraftingTemplate> = {}): DraftingTemplate => ({
  id,
  type: 'SINGLE',
  format: '1:1',
  thematics: [],
  isOwn: false,
  pages: 1,
  pictures: 0,
  motifs: [],
  takesLogo: false,
  asks: [{ node: 'title', kind: 'words', role: 'heading1', prompt: '', most: 26 }],
  ...change,
})
const asking = (kind: DraftingTemplate['asks'][number]['kind'], most = 26) => ({
  asks: [{ node: 'it', kind, role: 'heading1' as const, prompt: '', most }],
})
const fact: Fact = {
  id: '1',
  kind: 'product',
  language: 'fr',
  about: 'croissant au beurre',
  says: ['Le croissant dore.'],
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'person' },
}
const choose = (templates: DraftingTemplate[], change: Partial<Parameters<typeof chooseLook>[0]> = {}) =>
  chooseLook({
    seed: 'a',
    format: 'image',
    theme: 'product',
    fact,
    language: 'fr',
    signature: 'Lakanal, Grenoble',
    words: { heading1: 'Croissant au beurre', heading2: '', description: '' },
    trade: 'Boulangerie',
    summary: '',
    templates,
    templateId: null,
    used: [],
    ownPictures: [],
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
    expect(found?.answers.words).toEqual({ it: '1,40\u00a0€' })
    expect(choose([template(6), template(7)], { templateId: 7 })?.template.id).toBe(7)
  })

  it('has room for the logo where somebody asked for it, also in the one used last', () => {
    const both = [template(6, { thematics: ['product'] }), template(7, { takesLogo: true })]
    expect(choose(both, { used: [7] })?.template.id).toBe(6)
    expect(choose(both, { used: [7], showsLogo: true })?.template.id).toBe(7)
    expect(choose(both, { used: [7], showsLogo: false })?.template.id).toBe(6)
    expect(choose(both.slice(0, 1), { showsLogo: true })?.template.id).toBe(6)
  })

  it('has a frame rather where there is a picture of the very thing', () => {
    const both = [template(6), template(7, { pictures: 1 })]
    for (let nth = 0; nth < 9; nth++)
      expect(choose(both, { seed: `${nth}`, hasPicture: true })?.template.id).toBe(7)
    // Another photo in the same frame is another picture.
    expect(choose(both, { used: [7], hasPicture: true })?.template.id).toBe(7)
  })

  it('names what the post is about, in whatever language and number, where a template can', () => {
    const line = (node: string, kind: 'sentence' | 'sender', role: 'heading1' | 'description') =>
      ({ node, kind, role, prompt: '', most: 140 }) as const
    const suits = template(7, {
      thematics: ['product'],
      asks: [line('it', 'sentence', 'heading1'), line('who', 'sender', 'description')],
    })
    const said = { used: [6], subject: 'Nos croissants' }
    const nameless = choose([suits, template(6)], {
      ...said,
      sentence: 'Il repose une nuit entière au froid.',
    })
    expect(nameless?.template.id).toBe(6)
    const named = choose([suits, template(6)], {
      ...said,
      sentence: 'Le Croissant repose une nuit au froid.',
    })
    expect(named?.template.id).toBe(7)
    expect(choose([suits], { ...said, sentence: 'Il repose une nuit entière au froid.' })?.template.id).toBe(
      7,
    )
  })

  it('has a drawing of the very thing, or of the trade where it is about the business itself, or none', () => {
    const both = [template(6, { motifs: ['loaf'], thematics: ['product'] }), template(7)]
    const of = (about: string, kind: Fact['kind'] = 'product') =>
      choose(both, { fact: { ...fact, about, kind }, words: { ...words, heading1: about } })
    const words = { heading1: '', heading2: '', description: '' }
    expect([of('Croissant')?.template.id, of('Croissant')?.answers.motif]).toEqual([6, 'croissant'])
    expect(of('Tourte de seigle')?.answers.motif).toBe('rye-loaf')
    expect(of('Bouillotte')?.template.id).toBe(7)
    expect(of('La boulangerie', 'place')?.template.id).toBe(6)
  })

  it('shows an own picture of a moment ago only where there is no other look', () => {
    const framed = template(6, { pictures: 1 })
    const again = { ownPictures: [], again: ['mine'], trade: '' }
    expect(choose([framed, template(7)], again)?.instead?.template.id ?? 7).toBe(7)
    expect(choose([framed], { ...again, templateId: 6 })?.answers.pictures).toEqual(['mine'])
  })

  it('comes again after eight posts at the earliest, where another can serve, however well it suits', () => {
    const suits = template(6, { thematics: ['product'], isOwn: true, ...asking('sentence', 140) })
    const sentence = 'Le croissant dore tout doucement au four.'
    const used = [1, 2, 3, 4, 5, 9, 6]
    expect(choose([suits, template(7)], { used, sentence })?.template.id).toBe(7)
    expect(choose([suits, template(7)], { used: [7, ...used, 8], sentence })?.template.id).toBe(6)
    expect(choose([suits], { used, sentence })?.template.id).toBe(6)
  })

  it('is not one that says a price twice, or nothing but who sends it, where another can serve', () => {
    const priced = { ...fact, price: { text: '1,60 €', cents: 160, currency: 'EUR' } }
    const badge = template(3, {
      asks: [
        ...asking('price', 8).asks,
        { node: 'line', kind: 'words', role: 'description', prompt: '', most: 44 },
      ],
    })
    const words = { heading1: 'Ficelle', heading2: '', description: 'Ficelle, 180 g : 1,60 €.' }
    expect(choose([badge], { fact: priced, words })).toBeUndefined()
    expect(choose([badge], { fact: priced, words: { ...words, description: 'Aux olives.' } })).toBeDefined()
    const sender = { heading1: 'Lakanal', heading2: '', description: '' }
    const both = [template(6), template(7, asking('sentence', 140))]
    const said = { words: sender, sentence: 'Le croissant dore.', used: [7] }
    expect(choose(both, said)?.template.id).toBe(7)
  })

  it('is not a word that names no thing above who sends it, where the hours themselves can stand', () => {
    const hours: Fact = { ...fact, kind: 'hours', about: 'Horaires', says: ['Lundi : 9 h.', 'Mardi : 8 h.'] }
    const sender = { node: 'who', kind: 'sender', role: 'description', prompt: '', most: 60 } as const
    const both = [
      template(6, { thematics: ['product'], asks: [...template(6).asks, sender] }),
      template(7, asking('sentence', 140)),
    ]
    const words = { heading1: 'Horaires', heading2: '', description: '' }
    const found = choose(both, { fact: hours, words, sentence: 'Lundi : 9 h.', used: [7], showsLogo: true })
    expect(found?.template.id).toBe(7)
    expect(found?.answers.words.it?.replaceAll('\u00a0', ' ')).toBe('Lundi : 9 h. Mardi : 8 h.')
    expect(choose(both.slice(0, 1), { fact: hours, words })?.template.id).toBe(6)
  })

  it('is no single picture in place of the carousel that was wanted', () => {
    expect(choose([template(6)], { format: 'carousel' })).toBeUndefined()
    const pages = template(8, { type: 'CAROUSEL', ...asking('own') })
    expect(choose([template(6), pages], { format: 'carousel' })).toBeUndefined()
    const owned = new Map([[8, { it: 'Trois pains' }]])
    expect(choose([template(6), pages], { format: 'carousel', owned })?.template.id).toBe(8)
  })

  it('shows no drawing that has nothing to do with the trade, where another can serve', () => {
    const both = [template(6, { motifs: ['loaf'] }), template(7)]
    for (let nth = 0; nth < 9; nth++)
      expect(choose(both, { seed: `${nth}`, trade: 'Conseil', fact: undefined })?.template.id).toBe(7)
  })

  it('is another one than that of the posts before', () => {
    const both = [template(6), template(7)]
    expect(choose(both, { used: [6] })?.template.id).toBe(7)
    expect(choose(both, { used: [7, 6] })?.template.id).toBe(6)
  })

  it('says the sentence itself where its title would be the business’s name alone', () => {
    const both = [
      template(6, { thematics: ['product'] }),
      template(7, {
        asks: [
          { node: 'it', kind: 'sentence', role: 'heading1', prompt: '', most: 140 },
          { node: 'who', kind: 'sender', role: 'description', prompt: '', most: 60 },
        ],
      }),
    ]
    const sentence = 'Le croissant repose une nuit entière au froid avant de voir le four.'
    const bare = { words: { heading1: 'Lakanal', heading2: '', description: '' } }
    const found = choose(both, { ...bare, sentence })
    expect(found?.answers.words).toEqual({ it: sentence, who: 'Lakanal, Grenoble' })
    expect(choose(both, { sentence })?.template.id).toBe(6)
    expect(choose(both, bare)?.template.id).toBe(6)
    expect(choose(both, { ...bare, sentence: sentence.repeat(3) })?.template.id).toBe(6)
  })

  it('is of a template that only a model fills where a model filled it', () => {
    const asked = [template(6, { thematics: [] }), template(7, { ...asking('own'), thematics: ['product'] })]
    expect(choose(asked)?.template.id).toBe(6)
    const filled = choose(asked, { owned: new Map([[7, { it: 'Doré à point' }]]) })
    expect([filled?.template.id, filled?.answers.words]).toEqual([7, { it: 'Doré à point' }])
  })

  it('varies: of ten that suit alike, ten posts have ten', () => {
    const ten = Array.from({ length: 10 }, (_, id) =>
      template(id, { thematics: id % 3 === 0 ? ['product'] : [] }),
    )
    const used: number[] = []
    for (let nth = 0; nth < 10; nth++) {
      const look = choose(ten, { used, seed: `${nth}` })
      if (look) used.unshift(look.template.id)
    }
    expect(new Set(used).size).toBe(10)
  })

  it('shows the trade’s drawing and the business’s own pictures', () => {
    const found = choose([template(6, { motifs: ['loaf'], pictures: 2 })], { ownPictures: ['mine'] })
    expect(found?.answers.pictures).toEqual(['mine', 'mine'])
    expect(found?.answers.motif).not.toBeNull()
  })

  it('shows no picture that has nothing to do with it: another template stands there, unless somebody brings one', () => {
    const both = [template(6, { pictures: 1, thematics: ['product'] }), template(7)]
    const log = { ...fact, about: 'bûche de printemps', language: 'fr' as const }
    const strange = choose(both, { fact: { ...log, about: 'bûche pralinée' }, trade: 'Pâtisserie fine' })
    expect([strange?.template.id, strange?.isStopgap, strange?.instead?.template.id]).toEqual([6, true, 7])
    expect(strange && chosenLook(strange).template.id).toBe(7)
    const own = choose(both, { fact: log, ownPictures: ['mine'] })
    expect([own?.isStopgap, own?.instead, own?.answers.pictures]).toEqual([undefined, undefined, ['mine']])
    // A person's choice stands.
    expect(choose(both, { fact: undefined, trade: '', templateId: 6 })?.instead).toBeUndefined()
  })

  it('shows another drawing than the post beside it, and none where there is no other', () => {
    const drawn = template(6, { motifs: ['loaf'], thematics: ['product'] })
    const first = choose([drawn])?.answers.motif ?? ''
    expect(first).not.toBe('')
    const second = choose([drawn], { shown: [first] })?.answers.motif
    expect(second).not.toBe(first)
    const cheese = { trade: 'Fromagerie', fact: undefined }
    expect(choose([drawn, template(7)], { ...cheese, shown: ['cheese'] })?.template.id).toBe(7)
  })

  it('does not say the same words in two places', () => {
    const line = { node: 'line', kind: 'words', role: 'description', prompt: '', most: 60 } as const
    const who = { node: 'who', kind: 'sender', role: 'description', prompt: '', most: 60 } as const
    expect(choose([template(6, { asks: [...template(6).asks, line, who] })])).toBeUndefined()
  })

  it('that is about a picture shows it: a template without a place for one is none', () => {
    const pictured = { ownPictures: ['mine'], isPictured: true, used: [7] }
    const found = choose([template(6), template(7, { pictures: 1 })], pictured)
    expect([found?.template.id, found?.answers.pictures]).toEqual([7, ['mine']])
    expect(choose([template(6)], pictured)).toBeUndefined()
  })
})
