import type { Finding, Progress, RefusalFacts, RefusalKind, StepResult } from '@postelier/networks/adapters'
import { refusalKinds } from '@postelier/networks/adapters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  beginFinal,
  fresh,
  givenUp,
  type Happening,
  isOver,
  resumed,
  type Standing,
} from './delivery.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, second))
const final: Progress = { step: 'put', isFinal: true, data: { key: 'k' } }
const early: Progress = { step: 'upload', isFinal: false, data: {} }
const claimed: Standing = { ...fresh, state: 'claimed', progress: final }
const sent = beginFinal(claimed, at(0))
const refused = (kind: RefusalKind, more: Partial<RefusalFacts> = {}): Happening => ({
  type: 'refused',
  facts: { kind, code: 'c', message: 'm', ...more },
})

describe('an delivery', () => {
  it.each([
    ['unknownOutcome', 'unknown', 5_000, 'none'],
    ['duplicate', 'unknown', 5_000, 'none'],
    ['authExpired', 'claimed', 0, 'refresh'],
    ['authRevoked', 'held', null, 'reconnect'],
    ['permissionMissing', 'held', null, 'reconnect'],
    ['rateLimited', 'claimed', 900_000, 'none'],
    ['transient', 'claimed', 10_000, 'none'],
    ['validation', 'rejected', null, 'tell'],
    ['mediaRejected', 'rejected', null, 'tell'],
    ['policy', 'rejected', null, 'tell'],
    ['notFound', 'rejected', null, 'tell'],
    ['config', 'rejected', null, 'tell'],
    ['billing', 'rejected', null, 'tell'],
  ] as const)('whose final step is refused as %s is then %s', (kind, state, afterMs, duty) => {
    const { standing, nextAt, ...rest } = after(sent, refused(kind), at(1))
    expect([standing.state, nextAt && nextAt.getTime() - at(1).getTime(), rest.duty]).toEqual([
      state,
      afterMs,
      duty,
    ])
  })

  it('is read back, too, where the network is at it for ever after it was sent', () => {
    const waiting = after(sent, { type: 'stepped', result: wait(early) }, at(1)).standing
    expect(after(waiting, refused('unknownOutcome'), at(2)).standing.state).toBe('unknown')
    expect(after({ ...claimed, progress: early }, refused('unknownOutcome'), at(2)).standing).toMatchObject({
      state: 'claimed',
      tries: 1,
    })
  })

  describe('that was sent and is being made over there', () => {
    const making = after(sent, { type: 'stepped', result: wait(early) }, at(1)).standing
    const refusedFor = (kind: RefusalKind, more: Partial<RefusalFacts> = {}) => {
      let outcome = after(making, refused(kind, more), at(2))
      for (let second = 3; outcome.standing.state === 'claimed'; second++)
        outcome = after(outcome.standing, refused(kind, more), at(second))
      return outcome
    }

    it.each(['transient', 'rateLimited', 'notFound', 'config', 'billing', 'validation'] as const)(
      'is looked for where asking about it ends in %s: it may be out',
      (kind) => {
        const { standing, nextAt } = refusedFor(kind)
        expect(standing.state).toBe('unknown')
        expect(nextAt).not.toBeNull()
      },
    )

    it('goes on once its account is linked again, and given up it is a person’s to look for', () => {
      for (const kind of ['authRevoked', 'permissionMissing', 'authExpired'] as const) {
        const { standing } = refusedFor(kind)
        expect(standing.state).toBe('held')
        expect(resumed(standing, at(9)).standing).toMatchObject({ state: 'claimed', progress: early })
        expect(givenUp(standing).standing.state).toBe('asked')
      }
      expect(givenUp({ ...claimed, state: 'held' }).standing).toMatchObject({ state: 'rejected' })
    })

    it('is refused where the network says that nothing came of it', () => {
      const { standing } = refusedFor('mediaRejected', { ofPost: true })
      expect(standing.state).toBe('rejected')
    })

    it('is not looked for in turns for ever', () => {
      let { standing } = refusedFor('transient')
      for (let looks = 0; !isOver(standing.state) && standing.state !== 'asked'; looks++) {
        expect(looks).toBeLessThan(9)
        const finding: Finding = { found: 'underway', progress: early, afterMs: 1000 }
        standing = after(standing, { type: 'found', finding }, at(900 + looks)).standing
        standing = after(standing, refused('transient'), at(900 + looks)).standing
      }
      expect(standing.state).toBe('asked')
    })

    it('begins anew once it is certain that nothing is there, and then may be given up', () => {
      const finding: Finding = { found: 'no', certain: true, lookAgainAfterMs: 0, progress: early }
      const unknown: Standing = { ...sent, state: 'unknown' }
      const anew = after(unknown, { type: 'found', finding }, at(9)).standing
      expect(after(anew, refused('validation'), at(10)).standing.state).toBe('rejected')
    })
  })

  it('asks for new tokens once for a step, and then for the person', () => {
    const again = after(sent, refused('authExpired'), at(1)).standing
    expect(after(beginFinal(again, at(2)), refused('authExpired'), at(3))).toMatchObject({
      standing: { state: 'held' },
      duty: 'reconnect',
    })
  })

  it('waits as long as it is told to, and longer from try to try, but not for ever', () => {
    expect(after(claimed, refused('rateLimited', { retryAt: at(42) }), at(1)).nextAt).toEqual(at(42))
    let standing: Standing = { ...claimed, progress: early }
    const waits: number[] = []
    for (let second = 0; !isOver(standing.state); second++) {
      const outcome = after(standing, refused('transient'), at(second))
      if (outcome.nextAt) waits.push(outcome.nextAt.getTime() - at(second).getTime())
      standing = outcome.standing
    }
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000])
    expect(standing.refusal).toMatchObject({ kind: 'gaveUp', passes: true })
  })

  it('that was abandoned in its final step is read back; in any other it goes on', () => {
    expect(after(sent, { type: 'abandoned' }, at(9)).standing.state).toBe('unknown')
    expect(after(claimed, { type: 'abandoned' }, at(9)).standing.state).toBe('claimed')
  })

  it('that breaks off whoever takes it up is not taken up for ever', () => {
    let standing: Standing = { ...claimed, progress: early }
    for (let times = 0; times < 5; times++)
      standing = after(standing, { type: 'abandoned' }, at(times)).standing
    expect(standing).toMatchObject({ state: 'rejected', refusal: { kind: 'gaveUp' } })
    const late = new Date(at(0).getTime() + 600_000)
    expect(after({ ...sent, state: 'unknown' }, { type: 'abandoned' }, late).standing.state).toBe('asked')
  })

  it('that is not found is sent again only where that is certain, and not without end', () => {
    const unknown: Standing = { ...sent, state: 'unknown' }
    const no = (certain: boolean): Happening => ({
      type: 'found',
      finding: { found: 'no', certain, lookAgainAfterMs: 30_000, progress: final },
    })
    expect(after(unknown, no(false), at(10))).toMatchObject({
      standing: { state: 'unknown' },
      nextAt: at(40),
    })
    expect(after(unknown, no(true), at(10))).toMatchObject({ standing: { state: 'claimed' }, nextAt: at(10) })
    expect(after({ ...unknown, finals: 3 }, no(true), at(10)).standing).toMatchObject({ state: 'rejected' })
  })

  it('that nobody can find out about is shown to a person before ten minutes are over', () => {
    let standing: Standing = { ...sent, state: 'unknown' }
    let now = at(5)
    for (;;) {
      const outcome = after(
        standing,
        { type: 'unread', facts: { kind: 'transient', code: '', message: '' } },
        now,
      )
      standing = outcome.standing
      if (standing.state !== 'unknown') break
      now = outcome.nextAt ?? now
    }
    expect(standing.state).toBe('asked')
    expect(now.getTime() - at(0).getTime()).toBeLessThan(600_000)
  })
})

// biome-ignore-start lint/suspicious/noThenProperty: a word that says what comes next, and no function.
const wait = (progress: Progress): StepResult => ({ then: 'wait', progress, afterMs: 1000 })
/** A network as bad as they come, and a worker that is killed anywhere: what matters is how often a post came out. */
const anyResult: fc.Arbitrary<StepResult | RefusalKind | 'killed' | 'unopened'> = fc.oneof(
  fc.constant<StepResult>({ then: 'next', progress: final }),
  fc.constant<StepResult>({ then: 'wait', progress: early, afterMs: 1000 }),
  fc.constant<StepResult>({ then: 'published', id: 'id', url: null }),
  fc.constantFrom(...refusalKinds),
  fc.constantFrom('killed' as const, 'unopened' as const),
)
// biome-ignore-end lint/suspicious/noThenProperty: see above.

describe('whatever happens', () => {
  it('a final step is never begun twice without the account having been read in between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyResult, fc.nat(4)), { maxLength: 60 }), (happenings) => {
        let standing: Standing = { ...claimed }
        let now = at(0)
        /** Something may be over there, and nobody has looked. */
        let isOpen = false
        for (const [happening, way] of happenings) {
          now = new Date(now.getTime() + 1000)
          if (isOver(standing.state) || standing.state === 'asked' || standing.state === 'held') return
          if (standing.state === 'unknown') {
            const findings: readonly Finding[] = [
              { found: 'yes', id: 'x', url: null },
              { found: 'no', certain: true, lookAgainAfterMs: 0, progress: final },
              { found: 'no', certain: false, lookAgainAfterMs: 1000, progress: final },
              { found: 'underway', progress: early, afterMs: 1000 },
              { found: 'cannotTell', why: '' },
            ]
            const finding = findings[way] as Finding
            isOpen = finding.found === 'underway' || (finding.found === 'no' && !finding.certain)
            standing = after(standing, { type: 'found', finding }, now).standing
            continue
          }
          if (happening === 'unopened') {
            // Nobody asked the network: it waits for its page, and what may be out stays so.
            standing = after(standing, { type: 'unopened' }, now).standing
            expect(standing.state).toBe('held')
            if (isOpen) expect(givenUp(standing).standing.state).toBe('asked')
            return
          }
          const isFinal = standing.progress?.isFinal === true
          if (isFinal) {
            expect(isOpen).toBe(false)
            standing = beginFinal(standing, now)
            isOpen =
              ['killed', 'unknownOutcome', 'duplicate'].includes(String(happening)) ||
              (typeof happening !== 'string' && happening.then === 'wait')
          } else if (typeof happening !== 'string' && happening.then !== 'wait') {
            // The network says itself that it is live, or that it has yet to be put there.
            isOpen = false
          }
          const outcome =
            happening === 'killed'
              ? after(standing, { type: 'abandoned' }, now)
              : typeof happening === 'string'
                ? after(standing, refused(happening), now)
                : after(standing, { type: 'stepped', result: happening }, now)
          standing = outcome.standing
          // Nothing is forgotten: it goes on by itself, is over, or somebody is called.
          expect(outcome.nextAt !== null || outcome.duty !== 'none' || isOver(standing.state)).toBe(true)
          if (standing.state === 'confirmed') expect(standing.externalId).not.toBeNull()
          // What frees another try, whoever makes it.
          else if (isOpen) {
            expect(standing.state).not.toBe('rejected')
            if (standing.state === 'held') expect(givenUp(standing).standing.state).toBe('asked')
          }
        }
      }),
    )
  })
})
