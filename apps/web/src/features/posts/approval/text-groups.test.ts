import { describe, expect, it } from 'vitest'
import { textGroups, withWords, wordsFrom } from './text-groups.ts'

const place = (network: 'x' | 'facebook' | 'instagram', from: 'common' | 'x') =>
  ({ network, from, page: network, handle: '', isPerson: false, words: '', firstComment: '' }) as const

describe('the texts somebody is asked about', () => {
  const hooks = { common: 'Pour tous.', own: { x: 'Pour X.' } }
  it('stand each once, with the pages that get it', () => {
    const groups = textGroups({
      goesTo: [place('facebook', 'common'), place('x', 'x'), place('instagram', 'common')],
    })
    expect(groups.map(({ from, places }) => [from, places.map(({ network }) => network)])).toEqual([
      ['common', ['facebook', 'instagram']],
      ['x', ['x']],
    ])
    expect(groups.map(({ from }) => wordsFrom(hooks, from))).toEqual(['Pour tous.', 'Pour X.'])
  })
  it('are changed where they stand', () => {
    expect(withWords(hooks, 'x', 'Autre.')).toEqual({ common: 'Pour tous.', own: { x: 'Autre.' } })
    expect(withWords(hooks, 'common', 'Autre.')).toEqual({ common: 'Autre.', own: { x: 'Pour X.' } })
  })
})
