import { describe, expect, it } from 'vitest'
import { type Correction, lessonsFrom } from './lessons.ts'

const rulesOf = (corrections: readonly Correction[], language: 'fr' | 'en' | 'es' | 'de' = 'fr') =>
  lessonsFrom(corrections, language).map(({ rule }) => rule)

describe('corrections', () => {
  it('that take the same mark out twice are a rule, once is none', () => {
    const first = { before: 'Le pain sort du four !', after: 'Le pain sort du four.' }
    const second = { before: 'La brioche est prête !', after: 'La brioche est prête.' }
    expect(rulesOf([first])).toEqual([])
    expect(lessonsFrom([first, second], 'fr')).toEqual([{ rule: { is: 'noExclamationMarks' }, from: [0, 1] }])
  })

  it('are no rule where the mark stands elsewhere by the same hand', () => {
    const out = { before: 'Le pain sort du four !', after: 'Le pain sort du four.' }
    expect(rulesOf([out, out, { before: 'Venez.', after: 'Venez donc !' }])).toEqual([])
  })

  it('take out emoji, hashtags and questions alike', () => {
    const corrections = [
      { before: 'Le pain est là. 🍞 Qui en veut ? #pain', after: 'Le pain est là.' },
      { before: 'La tourte est là. 🥖 Et vous ? #seigle', after: 'La tourte est là.' },
    ]
    expect(rulesOf(corrections).map(({ is }) => is)).toEqual(['noQuestions', 'noEmoji', 'noHashtags'])
  })

  it('from tu to vous are a rule at once, in each language that has both', () => {
    expect(rulesOf([{ before: 'Tu viens goûter ?', after: 'Vous venez goûter ?' }])).toEqual([
      { is: 'address', formality: 'formality' },
    ])
    expect(
      rulesOf(
        [{ before: 'Kommen Sie vorbei und bringen Sie Zeit mit.', after: 'Komm vorbei, du hast Zeit.' }],
        'de',
      ),
    ).toEqual([{ is: 'address', formality: 'familiarity' }])
    expect(rulesOf([{ before: 'Your bread is ready.', after: 'Bread is ready for you.' }], 'en')).toEqual([])
  })

  it('of one word for another, twice, are a rule; a slip, a figure or another form of the word is none', () => {
    const swap = (before: string, after: string) => ({ before, after })
    expect(
      rulesOf([
        swap('La boutique ouvre à sept heures.', 'La maison ouvre à sept heures.'),
        swap('Notre boutique est rue Lakanal.', 'Notre maison est rue Lakanal.'),
      ]),
    ).toEqual([{ is: 'sayInstead', word: 'boutique', instead: 'maison' }])
    const twice = (one: Correction) => rulesOf([one, { ...one }])
    expect(twice(swap('La boutiqe ouvre.', 'La boutique ouvre.'))).toEqual([])
    expect(twice(swap('Deux pains par jour.', '3 pains par jour.'))).toEqual([])
    expect(twice(swap('Le croissant est chaud.', 'Les croissants sont chauds.'))).toEqual([])
  })

  it('that leave a word out twice avoid it', () => {
    const corrections = [
      { before: 'Un pain vraiment bon.', after: 'Un pain bon.' },
      { before: 'La croûte est vraiment épaisse.', after: 'La croûte est épaisse.' },
    ]
    expect(rulesOf(corrections)).toEqual([{ is: 'avoidWord', word: 'vraiment' }])
  })

  it('of everything, or of nothing, teach nothing', () => {
    expect(
      rulesOf([
        { before: 'Le pain.', after: '' },
        { before: 'Le pain !', after: 'Le pain !' },
      ]),
    ).toEqual([])
  })
})
