import type { TaskContentView } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import {
  type Field,
  fieldsOf,
  sideNow,
  stepTo,
  takenBack,
  withSide,
} from '#features/posts/model/restorable.ts'
import type { TaskView } from '#features/posts/post-queries.ts'

const file = (id: string) => ({ id }) as TaskView['media']['items'][number]
const post = (change: Partial<TaskView> = {}): TaskView =>
  ({
    title: 'Le four',
    hooks: { common: 'Deux', own: { x: 'Court' } },
    firstComment: '',
    networks: ['x'],
    pageIds: null,
    settings: {},
    shows: 'design',
    visual: { id: 1 },
    media: { items: [] },
    ...change,
  }) as TaskView
const picture = (change: Partial<NonNullable<TaskContentView['picture']>>): TaskContentView => ({
  picture: { shows: 'design', visual: { isThere: true, picture: null }, files: [], ...change },
})
const kept = (...ids: string[]) => ids.map((id) => ({ id, isThere: true, thumb: null }))

describe('what a line of history changed', () => {
  it('stands in the order of the screen, networks and pages as one', () => {
    const side = { pageIds: [1], networks: [], own: { x: 'Court', bluesky: null }, hook: 'Un', title: 'Le' }
    expect(fieldsOf({ before: side, after: side }).map((field) => Object.values(field).join(' '))).toEqual([
      'title',
      'hook',
      'own x',
      'own bluesky',
      'where',
    ])
  })

  it('is put back into the words there are now, and nothing else of them changes', () => {
    expect(withSide(post(), { kind: 'hook' }, { hook: 'Un' })).toEqual({
      hooks: { common: 'Un', own: { x: 'Court' } },
    })
    expect(withSide(post(), { kind: 'own', network: 'x' }, { own: { x: null } })).toEqual({
      hooks: { common: 'Deux', own: {} },
    })
    expect(withSide(post(), { kind: 'where' }, { pageIds: [3] })).toEqual({ pageIds: [3] })
  })

  it('needs no press where it stands there already', () => {
    expect(stepTo(post(), { kind: 'hook' }, { hook: 'Deux' })).toBe('current')
    expect(stepTo(post(), { kind: 'own', network: 'x' }, { own: { x: 'Long' } })).toEqual({ kind: 'words' })
    expect(stepTo(post(), { kind: 'own', network: 'bluesky' }, { own: { bluesky: null } })).toBe('current')
  })

  it('is not offered for a network that the post is not for any more', () => {
    expect(stepTo(post(), { kind: 'own', network: 'bluesky' }, { own: { bluesky: 'Bleu' } })).toBeNull()
  })

  it('is taken back alone: what else was written since stays, and where it was written over, so does that', () => {
    const [field, side]: [Field, TaskContentView] = [{ kind: 'hook' }, { hook: 'Un' }]
    const back = { field, side, until: sideNow(post(), field) }
    const since = post({ hooks: { common: 'Un', own: { x: 'Plus court' } } })
    expect(takenBack(since, back)).toEqual({ hooks: { common: 'Deux', own: { x: 'Plus court' } } })
    expect(takenBack(post({ hooks: { common: 'Trois', own: {} } }), back)).toBeNull()
    const where: Field = { kind: 'where' }
    const until = sideNow(post(), where)
    expect(takenBack(post({ pageIds: [3] }), { field: where, side: { pageIds: [3] }, until })).toEqual(until)
  })

  it.each<[string, TaskView, TaskContentView, ReturnType<typeof stepTo>]>([
    ['the visual it has', post(), picture({}), 'current'],
    ['a visual that is gone', post(), picture({ visual: { isThere: false, picture: null } }), null],
    ['its visual, behind files', post({ shows: 'media' }), picture({}), { kind: 'shows', shows: 'design' }],
    [
      'files in another order',
      post({ shows: 'media', media: { items: [file('a'), file('b')] } as TaskView['media'] }),
      picture({ shows: 'media', files: kept('b', 'a') }),
      { kind: 'files', ids: ['b', 'a'] },
    ],
    [
      'files of which one is gone',
      post({ shows: 'media', media: { items: [file('a')] } as TaskView['media'] }),
      picture({ shows: 'media', files: [...kept('a'), { id: 'b', isThere: false, thumb: null }] }),
      null,
    ],
    ['no files', post(), picture({ shows: 'media' }), null],
  ])('of pictures can be %s', (_, now, side, step) => {
    expect(stepTo(now, { kind: 'picture' }, side)).toEqual(step)
  })
})
