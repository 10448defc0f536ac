import { describe, expect, it } from 'vitest'
import { changeBetween, isEmpty, isSameEdit, type Line, type PostContent, together } from './kept-change.ts'

const post = (change: Partial<PostContent> = {}): PostContent => ({
  title: 'Le four',
  hooks: { common: 'Un', own: {} },
  firstComment: '',
  networks: ['x'],
  pageIds: null,
  settings: {},
  picture: { shows: 'design', visualId: 1, media: [] },
  ...change,
})
const change = (before: PostContent, after: PostContent) => {
  const kept = changeBetween(before, after)
  if (!kept) throw new Error('Nothing differs')
  return kept
}

describe('what an edit keeps', () => {
  it('is what differs, and nothing else', () => {
    expect(changeBetween(post(), post())).toBeNull()
    expect(changeBetween(post(), post({ title: 'Le pain', pageIds: [4] }))).toEqual({
      before: { title: 'Le four', pageIds: null },
      after: { title: 'Le pain', pageIds: [4] },
    })
    const own = post({ hooks: { common: 'Un', own: { x: 'Court' } } })
    expect(changeBetween(post(), own)).toEqual({
      before: { own: { x: null } },
      after: { own: { x: 'Court' } },
    })
    const turned = post({ picture: { shows: 'media', visualId: 1, media: ['a'] } })
    expect(change(post(), turned).after).toEqual({ picture: turned.picture })
  })

  it('is of edits told as one what stood before the first and after the last', () => {
    const [one, two, three] = [
      post(),
      post({ hooks: { common: 'Un mot', own: { x: 'Court' } } }),
      post({ title: 'Le pain', hooks: { common: 'Un mot de plus', own: {} } }),
    ]
    const whole = together(change(one, two), change(two, three))
    expect(whole).toEqual(changeBetween(one, three))
    // Words that were put in and taken out again are no difference.
    expect(whole.after).not.toHaveProperty('own')
  })

  it('is nothing where they end as they began, and the next one counts again', () => {
    const [one, two] = [post(), post({ firstComment: 'Venez' })]
    const back = together(change(one, two), change(two, one))
    expect(isEmpty(back)).toBe(true)
    expect(together(back, change(one, two))).toEqual(changeBetween(one, two))
  })
})

describe('the next edit', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute))
  const line = (change: Partial<Line> = {}): Line => ({
    ...{ at: at(0), personId: 1, transition: 'edit', reason: '', details: {} },
    ...change,
  })

  it('belongs to the line before where one person goes on within a quarter of an hour', () => {
    expect(isSameEdit(line(), line({ at: at(15) }))).toBe(true)
    expect(isSameEdit(line(), line({ at: at(16) }))).toBe(false)
  })

  it.each<[string, Partial<Line>, Partial<Line>]>([
    ['another person writes', {}, { personId: 2 }],
    ['the program does', { personId: null }, { personId: null }],
    ['something else happened between', { transition: 'validate' }, {}],
    ['it is no edit', { transition: 'deliver' }, { transition: 'deliver' }],
    ['it came by a mailed link', {}, { details: { via: 'mail' } }],
    ['the one before came by a mailed link', { details: { via: 'mail' } }, {}],
    ['it puts back what stood there', {}, { details: { restores: true } }],
    ['the one before put something back', { details: { restores: true } }, {}],
    ['somebody was asked about the one before', { details: { isEnded: true } }, {}],
    ['somebody said why', { reason: 'Plus court' }, {}],
  ])('begins a line of its own where %s', (_, last, next) => {
    expect(isSameEdit(line(last), line({ at: at(1), ...next }))).toBe(false)
  })
})
