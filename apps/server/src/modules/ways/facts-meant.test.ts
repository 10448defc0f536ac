import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import { factsMeant } from './facts-meant.ts'

const fact = (about: string, says: string) => ({ about, says: [says] }) as unknown as Fact
const known = [
  fact('brioche du samedi', 'La brioche du samedi se réserve la veille.'),
  fact('levain dur', 'Le levain dur est nourri chaque soir.'),
  fact('', 'Lucie vous conseille au comptoir.'),
]

it.each([
  ['Écris un post sur nos brioches', ['brioche du samedi']],
  ['Parle du LEVAIN', ['levain dur']],
  ['Write about croissants', []],
  ['Un post sur le comptoir', []],
])('%s means %j', (input, abouts) => {
  expect(factsMeant(input, known).map(({ about }) => about)).toEqual(abouts)
})
