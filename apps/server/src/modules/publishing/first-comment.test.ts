import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginComment, commentLookedFor, commentRefused, freshComment } from './first-comment.ts'

const now = new Date('2027-03-01T09:00:00Z')
const facts = (kind: 'unknownOutcome' | 'transient' | 'validation') => ({ kind, code: '', message: '' })

describe('a first comment', () => {
  it('of which nobody knows is looked for, and not sent again before', () => {
    const { comment, nextAt } = commentRefused(
      beginComment(freshComment('Bonjour'), now),
      facts('unknownOutcome'),
      now,
    )
    expect([comment.state, nextAt !== null]).toEqual(['sent', true])
    expect(commentLookedFor(comment, { found: 'yes', id: '7' }, now).comment).toMatchObject({
      state: 'done',
      id: '7',
    })
    let looked = commentLookedFor(comment, { found: 'no' }, now)
    expect([looked.comment.state, looked.nextAt]).toEqual(['sent', new Date('2027-03-01T09:01:00Z')])
    looked = commentLookedFor(looked.comment, { found: 'no' }, now)
    expect(looked.comment.state).toBe('sent')
    expect(commentLookedFor(looked.comment, { found: 'no' }, now).comment.state).toBe('waiting')
    expect(commentLookedFor(comment, { found: 'cannotTell', why: '' }, now).comment.state).toBe('asked')
  })

  it('that is refused is given up, at once or after a few tries', () => {
    const begun = beginComment(freshComment('Bonjour'), now)
    expect(commentRefused(begun, facts('validation'), now)).toMatchObject({
      comment: { state: 'failed' },
      nextAt: null,
    })
    fc.assert(
      fc.property(fc.constantFrom('transient' as const, 'unknownOutcome' as const), (kind) => {
        let current = freshComment('Bonjour')
        for (let times = 0; times < 20; times++) {
          current = beginComment(current, now)
          current = commentRefused(current, facts(kind), now).comment
          while (current.state === 'sent') current = commentLookedFor(current, { found: 'no' }, now).comment
          if (current.state === 'failed') break
        }
        expect(current.state).toBe('failed')
      }),
    )
  })
})
