import { describe, expect, it } from 'vitest'
import { createVisitors } from './visitors.ts'

const soon = Symbol('soon')
const orSoon = (waited: Promise<void>) =>
  Promise.race([waited.then(() => 'quiet'), new Promise((done) => setTimeout(done, 20, soon))])

describe('work that nobody watches', () => {
  it('waits until everybody who asked is answered', async () => {
    const visitors = createVisitors()
    const [one, other] = [{}, {}]
    await visitors.quiet(60_000)
    visitors.enter(one)
    visitors.enter(other)
    const waited = visitors.quiet(60_000)
    visitors.leave(one)
    expect(await orSoon(waited)).toBe(soon)
    visitors.leave(other)
    expect(await orSoon(waited)).toBe('quiet')
  })

  it('waits a while and no longer on an installation that is never quiet', async () => {
    const visitors = createVisitors()
    visitors.enter({})
    await visitors.quiet(5)
  })
})
