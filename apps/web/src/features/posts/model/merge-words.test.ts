import type { Hooks } from '@postelier/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeText, mergeWords } from '#features/posts/model/merge-words.ts'

const before = {
  title: 'La fournée',
  networks: ['x'],
  pageIds: null as readonly number[] | null,
  hooks: { common: 'Le pain sort du four.\n\nVenez tôt.', own: {} } as Hooks,
  firstComment: '',
}

describe('words that two people wrote', () => {
  it('stand both where they are in different fields', () => {
    const mine = { ...before, title: 'La fournée du matin' }
    const theirs = { ...before, firstComment: 'À demain', pageIds: [1] }
    expect(mergeWords(before, mine, theirs)).toEqual({ ...theirs, title: mine.title })
  })

  it('stand both in one text, where they do not touch', () => {
    const mine = { ...before, hooks: { common: 'Le bon pain sort du four.\n\nVenez tôt.', own: {} } }
    const theirs = { ...before, hooks: { common: 'Le pain sort du four.\n\nVenez très tôt.', own: {} } }
    expect(mergeWords(before, mine, theirs)?.hooks.common).toBe(
      'Le bon pain sort du four.\n\nVenez très tôt.',
    )
  })

  it('are the same where only the order of names differs', () => {
    const of = (settings: object) => ({ ...before, settings })
    const was = of({ x: { replies: 'everyone' }, tiktok: { duet: true } })
    const again = of({ tiktok: { duet: true }, x: { replies: 'everyone' } })
    const mine = of({ x: { replies: 'following' }, tiktok: { duet: true } })
    expect(mergeWords(was, mine, again)?.settings).toEqual(mine.settings)
    const shorter = { ...before, networks: [] }
    expect(mergeWords(before, shorter, { ...before, networks: ['x'] })?.networks).toEqual([])
  })

  it('are for a person to decide on where both changed the same', () => {
    expect(mergeText('Le pain', 'Le bon pain', 'Le grand pain')).toBeNull()
    expect(mergeWords(before, { ...before, title: 'A' }, { ...before, title: 'B' })).toBeNull()
    const own = (x?: string) => ({ ...before, hooks: { common: '', own: x === undefined ? {} : { x } } })
    expect(mergeWords(own('Le pain'), own('Le bon pain'), own())).toBeNull()
    expect(mergeWords(own(), own('Le pain'), own())?.hooks.own).toEqual({ x: 'Le pain' })
  })

  it('are those of the one who wrote, where the other did not, and never depend on who is first', () => {
    const text = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(text, text, text, (was, mine, theirs) => {
        expect(mergeText(was, mine, was)).toBe(mine)
        expect(mergeText(was, was, theirs)).toBe(theirs)
        expect(mergeText(was, mine, theirs)).toBe(mergeText(was, theirs, mine))
      }),
    )
  })
})
