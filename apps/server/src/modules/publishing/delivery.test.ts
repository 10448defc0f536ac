import type {
  PostLookup,
  Progress,
  RefusalFacts,
  RefusalKind,
  StepResult,
} from '@postelier/networks/adapters'
import { refusalKinds } from '@postelier/networks/adapters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  beginFinal,
  type DeliveryEvent,
  type DeliveryState,
  fresh,
  givenUp,
  isOver,
  resumed,
} from './delivery.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, second))
const final: Progress = { step: 'put', isFinal: true, data: { key: 'k' } }
const early: Progress = { step: 'upload', isFinal: false, data: {} }
const claimed: DeliveryState = { ...fresh, state: 'claimed', progress: final }
const sent = beginFinal(claimed, at(0))
const refused = (kind: RefusalKind, more: Partial<RefusalFacts> = {}): DeliveryEvent => ({
  type: 'refused',
  facts: { kind, code: 'c', message: 'm', ...more },
})

describe('a delivery', () => {
  it.each([
    ['unknownOutcome', 'unknown', 5_000, 'none'],
    ['duplicate', 'unknown', 5_000, 'none'],
    ['authExpired', 'claimed', 0, 'refresh'],
    ['authRevoked', 'held', null, 'reconnect'],
    ['permissionMissing', 'held', null, 'reconnect'],
    ['rateLimited', 'claimed', 900_000, 'none'],
    ['transient', 'claimed', 10_000, 'none'],
    ['validation', 'rejected', null, 'notify'],
    ['mediaRejected', 'rejected', null, 'notify'],
    ['policy', 'rejected', null, 'notify'],
    ['notFound', 'rejected', null, 'notify'],
    ['config', 'rejected', null, 'notify'],
    ['billing', 'rejected', null, 'notify'],
  ] as const)('whose final step is refused as %s is then %s', (kind, state, afterMs, followUp) => {
    const { current, nextAt, ...rest } = after(sent, refused(kind), at(1))
    expect([current.state, nextAt && nextAt.getTime() - at(1).getTime(), rest.followUp]).toEqual([
      state,
      afterMs,
      followUp,
    ])
  })

  it('is read back, too, where the network is at it for ever after it was sent', () => {
    const waiting = after(sent, { type: 'stepped', result: wait(early) }, at(1)).current
    expect(after(waiting, refused('unknownOutcome'), at(2)).current.state).toBe('unknown')
    expect(after({ ...claimed, progress: early }, refused('unknownOutcome'), at(2)).current).toMatchObject({
      state: 'claimed',
      tries: 1,
    })
  })

  describe('that was sent and is being made over there', () => {
    const making = after(sent, { type: 'stepped', result: wait(early) }, at(1)).current
    const refusedFor = (kind: RefusalKind, more: Partial<RefusalFacts> = {}) => {
      let outcome = after(making, refused(kind, more), at(2))
      for (let second = 3; outcome.current.state === 'claimed'; second++)
        outcome = after(outcome.current, refused(kind, more), at(second))
      return outcome
    }

    it.each(['transient', 'rateLimited', 'notFound', 'config', 'billing', 'validation'] as const)(
      'is looked for where asking about it ends in %s: it may be out',
      (kind) => {
        const { current, nextAt } = refusedFor(kind)
        expect(current.state).toBe('unknown')
        expect(nextAt).not.toBeNull()
      },
    )

    it('goes on once its account is linked again, and given up it is a person’s to look for', () => {
      for (const kind of ['authRevoked', 'permissionMissing', 'authExpired'] as const) {
        const { current } = refusedFor(kind)
        expect(current.state).toBe('held')
        expect(resumed(current, at(9)).current).toMatchObject({ state: 'claimed', progress: early })
        expect(givenUp(current).current.state).toBe('asked')
      }
      expect(givenUp({ ...claimed, state: 'held' }).current).toMatchObject({ state: 'rejected' })
    })

    it('is refused where the network says that nothing came of it', () => {
      const { current } = refusedFor('mediaRejected', { ofPost: true })
      expect(current.state).toBe('rejected')
    })

    it('is not looked for in turns for ever', () => {
      let { current } = refusedFor('transient')
      for (let looks = 0; !isOver(current.state) && current.state !== 'asked'; looks++) {
        expect(looks).toBeLessThan(9)
        const lookup: PostLookup = { found: 'underway', progress: early, afterMs: 1000 }
        current = after(current, { type: 'found', lookup }, at(900 + looks)).current
        current = after(current, refused('transient'), at(900 + looks)).current
      }
      expect(current.state).toBe('asked')
    })

    it('begins anew once it is certain that nothing is there, and then may be given up', () => {
      const lookup: PostLookup = { found: 'no', certain: true, lookAgainAfterMs: 0, progress: early }
      const unknown: DeliveryState = { ...sent, state: 'unknown' }
      const anew = after(unknown, { type: 'found', lookup }, at(9)).current
      expect(after(anew, refused('validation'), at(10)).current.state).toBe('rejected')
    })
  })

  it('asks for new tokens once for a step, and then for the person', () => {
    const again = after(sent, refused('authExpired'), at(1)).current
    expect(after(beginFinal(again, at(2)), refused('authExpired'), at(3))).toMatchObject({
      current: { state: 'held' },
      followUp: 'reconnect',
    })
  })

  it('waits as long as it is told to, and longer from try to try, but not for ever', () => {
    expect(after(claimed, refused('rateLimited', { retryAt: at(42) }), at(1)).nextAt).toEqual(at(42))
    let current: DeliveryState = { ...claimed, progress: early }
    const waits: number[] = []
    for (let second = 0; !isOver(current.state); second++) {
      const outcome = after(current, refused('transient'), at(second))
      if (outcome.nextAt) waits.push(outcome.nextAt.getTime() - at(second).getTime())
      current = outcome.current
    }
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000])
    expect(current.refusal).toMatchObject({ kind: 'gaveUp', passes: true })
  })

  it('that was abandoned in its final step is read back; in any other it goes on', () => {
    expect(after(sent, { type: 'abandoned' }, at(9)).current.state).toBe('unknown')
    expect(after(claimed, { type: 'abandoned' }, at(9)).current.state).toBe('claimed')
  })

  it('that breaks off whoever takes it up is not taken up for ever', () => {
    let current: DeliveryState = { ...claimed, progress: early }
    for (let times = 0; times < 5; times++) current = after(current, { type: 'abandoned' }, at(times)).current
    expect(current).toMatchObject({ state: 'rejected', refusal: { kind: 'gaveUp' } })
    const late = new Date(at(0).getTime() + 600_000)
    expect(after({ ...sent, state: 'unknown' }, { type: 'abandoned' }, late).current.state).toBe('asked')
  })

  it('that is not found is sent again only where that is certain, and not without end', () => {
    const unknown: DeliveryState = { ...sent, state: 'unknown' }
    const no = (certain: boolean): DeliveryEvent => ({
      type: 'found',
      lookup: { found: 'no', certain, lookAgainAfterMs: 30_000, progress: final },
    })
    expect(after(unknown, no(false), at(10))).toMatchObject({
      current: { state: 'unknown' },
      nextAt: at(40),
    })
    expect(after(unknown, no(true), at(10))).toMatchObject({ current: { state: 'claimed' }, nextAt: at(10) })
    expect(after({ ...unknown, finals: 3 }, no(true), at(10)).current).toMatchObject({ state: 'rejected' })
  })

  it('that nobody can find out about is shown to a person before ten minutes are over', () => {
    let current: DeliveryState = { ...sent, state: 'unknown' }
    let now = at(5)
    for (;;) {
      const outcome = after(
        current,
        { type: 'unread', facts: { kind: 'transient', code: '', message: '' } },
        now,
      )
      current = outcome.current
      if (current.state !== 'unknown') break
      now = outcome.nextAt ?? now
    }
    expect(current.state).toBe('asked')
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
      fc.property(fc.array(fc.tuple(anyResult, fc.nat(4)), { maxLength: 60 }), (events) => {
        let current: DeliveryState = { ...claimed }
        let now = at(0)
        /** Something may be over there, and nobody has looked. */
        let isOpen = false
        for (const [event, way] of events) {
          now = new Date(now.getTime() + 1000)
          if (isOver(current.state) || current.state === 'asked' || current.state === 'held') return
          if (current.state === 'unknown') {
            const lookups: readonly PostLookup[] = [
              { found: 'yes', id: 'x', url: null },
              { found: 'no', certain: true, lookAgainAfterMs: 0, progress: final },
              { found: 'no', certain: false, lookAgainAfterMs: 1000, progress: final },
              { found: 'underway', progress: early, afterMs: 1000 },
              { found: 'cannotTell', why: '' },
            ]
            const lookup = lookups[way] as PostLookup
            isOpen = lookup.found === 'underway' || (lookup.found === 'no' && !lookup.certain)
            current = after(current, { type: 'found', lookup }, now).current
            continue
          }
          if (event === 'unopened') {
            // Nobody asked the network: it waits for its page, and what may be out stays so.
            current = after(current, { type: 'unopened' }, now).current
            expect(current.state).toBe('held')
            if (isOpen) expect(givenUp(current).current.state).toBe('asked')
            return
          }
          const isFinal = current.progress?.isFinal === true
          if (isFinal) {
            expect(isOpen).toBe(false)
            current = beginFinal(current, now)
            isOpen =
              ['killed', 'unknownOutcome', 'duplicate'].includes(String(event)) ||
              (typeof event !== 'string' && event.then === 'wait')
          } else if (typeof event !== 'string' && event.then !== 'wait') {
            // The network says itself that it is live, or that it has yet to be put there.
            isOpen = false
          }
          const outcome =
            event === 'killed'
              ? after(current, { type: 'abandoned' }, now)
              : typeof event === 'string'
                ? after(current, refused(event), now)
                : after(current, { type: 'stepped', result: event }, now)
          current = outcome.current
          // Nothing is forgotten: it goes on by itself, is over, or somebody is called.
          expect(outcome.nextAt !== null || outcome.followUp !== 'none' || isOver(current.state)).toBe(true)
          if (current.state === 'confirmed') expect(current.externalId).not.toBeNull()
          // What frees another try, whoever makes it.
          else if (isOpen) {
            expect(current.state).not.toBe('rejected')
            if (current.state === 'held') expect(givenUp(current).current.state).toBe('asked')
          }
        }
      }),
    )
  })
})
