import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { factsNear } from './facts-near.ts'

const fact = (id: string, says: string): Fact => ({
  id,
  kind: 'product',
  language: 'fr',
  about: '',
  says: [says],
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'person' },
})
const facts = [
  fact('brioche', 'La brioche du samedi se réserve la veille au comptoir.'),
  fact('seigle', 'La tourte de seigle se garde six jours dans un torchon.'),
  fact('lucie', 'Lucie vous conseille au comptoir depuis le printemps.'),
]
const near = (input: string) => factsNear(input, facts, 'fr').map(({ id }) => id)

describe('a wish in words', () => {
  it('finds what shares its words, plural and accents aside', () => {
    expect(near('Un post sur nos brioches, s’il vous plaît')).toEqual(['brioche'])
    expect(near('les reservations de la BRIOCHE')).toEqual(['brioche'])
  })
  it('finds all that is equally near', () => {
    expect(near('ce qui se passe au comptoir')).toEqual(['brioche', 'lucie'])
  })
  it('finds nothing where nothing is known of it', () => {
    expect(near('nos glaces italiennes')).toEqual([])
  })
  it('leaves everything where it says nothing', () => {
    expect(near('  un sujet pour nous ')).toHaveLength(3)
  })
})
