import { beforeAll, describe, expect, it } from 'vitest'
import {
  customerTemplates,
  shape,
  sharedTemplates,
  type TestTemplates,
} from '../../testing/kept-templates.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { fewestStates, mostStates, sittingMs } from './template.ts'

let server: TestServer
let shared: TestTemplates
beforeAll(async () => {
  server = await testServer()
  shared = await sharedTemplates(server)
})
const leftOf = (design: unknown) =>
  (design as { pages: { nodes: { x: number }[] }[] }).pages[0]?.nodes[0]?.x ?? null

describe('saving a design', () => {
  it('repairs whatever is sent, and answers with what was kept', async () => {
    const { id } = await shared.make({ format: '9:16' })
    const hostile = {
      ratio: '3:7',
      version: 1e9,
      pages: [
        {
          background: { type: 'linear', stops: 'javascript:alert(1)' },
          nodes: [
            {
              kind: 'shape',
              x: 1e308,
              width: -5,
              fill: { type: 'colour', colour: { from: 'fixed', hex: '"/><script>' } },
            },
            { kind: 'text', content: 'a\u0007b', size: 1e9, family: '../../etc/passwd' },
            { kind: 'image', asset: '/etc/passwd' },
            { kind: 'script' },
            null,
          ],
        },
        {},
      ],
    }
    const { status, body } = await shared.draw(id, hostile, 1)
    expect(status).toBe(200)
    const text = JSON.stringify(body.design)
    expect(text).not.toMatch(/<script|"script"|passwd|alert/)
    expect(body.design).toMatchObject({
      ratio: '9:16',
      pages: [{ nodes: [{ x: 8000, width: 1 }, {}, { asset: null }] }],
    })
    expect((await shared.read(id)).body.design).toEqual(body.design)
    expect((await shared.preview(id)).status).toBe(200)
  })

  it('takes a design larger than a form, and refuses what is none', async () => {
    const { id } = await shared.make()
    const nodes = Array.from({ length: 200 }, (_, at) => ({ kind: 'text', content: 'é'.repeat(2000), x: at }))
    expect((await shared.draw(id, { pages: [{ nodes }] }, 1)).status).toBe(200)
    for (const design of [[], 'x', null, 3])
      expect((await shared.draw(id, design as never, 2)).status).toBe(422)
  })

  it('of two who drew on the same, the second is told, and nothing is written over', async () => {
    const { id } = await shared.make()
    const [one, other] = await Promise.all([shared.draw(id, shape(1), 1), shared.draw(id, shape(2), 1)])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect(leftOf((await shared.read(id)).body.design)).toBe(one.status === 200 ? 1 : 2)
    expect((await shared.draw(id, shape(3), 2)).status).toBe(200)
  })

  it('of what is there already is no action', async () => {
    const { id } = await shared.make()
    await shared.draw(id, shape(1), 1)
    expect((await shared.draw(id, shape(1), 2)).body.template.designVersion).toBe(2)
    expect(await shared.states(id)).toHaveLength(2)
  })

  it('leaves no room for a second page in a single, and for ten in a carousel', async () => {
    const [single, carousel] = [await shared.make(), await shared.make({ type: 'CAROUSEL' })]
    const pages = { pages: Array.from({ length: 12 }, (_, at) => ({ name: `${at}` })) }
    expect((await shared.draw(single.id, pages, 1)).body.template.pages).toBe(1)
    expect((await shared.draw(carousel.id, pages, 1)).body.template.pages).toBe(10)
  })
})

describe('a copy of what was drawn and not saved', () => {
  it('is made by one call: it shows what was drawn, its first state is how the original looks, which stays so', async () => {
    const { id } = await shared.make()
    await shared.draw(id, shape(1), 1)
    const copy = (await shared.duplicate(id, shape(7))).body.newGraphicalLineTemplate
    expect(leftOf((await shared.read(copy.id)).body.design)).toBe(7)
    expect(await shared.states(copy.id)).toHaveLength(2)
    expect(leftOf((await shared.read(id)).body.design)).toBe(1)
  })
})

describe('saved states', () => {
  it('are kept from the first on, by whom and when, and come back without losing what was there', async () => {
    const { id } = await shared.make()
    await shared.draw(id, shape(1), 1)
    await shared.draw(id, shape(2), 2)
    const before = await shared.states(id)
    expect(before.map((state) => state.by)).toEqual(['Camille Martin', 'Camille Martin', ''])
    expect(before.map((state) => state.isCurrent)).toEqual([true, false, false])
    const back = await shared.restore(id, before[1]?.id ?? 0, 3)
    expect([back.status, leftOf(back.body.design), back.body.template.designVersion]).toEqual([200, 1, 4])
    expect(await shared.states(id)).toHaveLength(4)
    const newest = before[0]?.id ?? 0
    expect((await shared.restore(id, newest, 3)).status).toBe(409)
    expect(leftOf((await shared.restore(id, newest, 4)).body.design)).toBe(2)
  })

  it('begin with how it is, before anything is drawn', async () => {
    const { id, file } = await shared.make()
    expect(await shared.states(id)).toMatchObject([{ by: '', pages: 1, isCurrent: true, file }])
  })

  it('are read without coming back, so that an editor takes them up as a step of its own', async () => {
    const { id } = await shared.make()
    await shared.draw(id, shape(1), 1)
    await shared.draw(id, shape(2), 2)
    const [, first] = await shared.states(id)
    const read = await shared.state(id, first?.id ?? 0)
    expect([read.status, leftOf(read.body.design)]).toEqual([200, 1])
    expect(leftOf((await shared.read(id)).body.design)).toBe(2)
    const other = await shared.make()
    expect((await shared.state(other.id, first?.id ?? 0)).status).toBe(404)
  })

  it('of an editor that saves by itself are one for each sitting', async () => {
    const { id } = await shared.make()
    for (let at = 1; at <= 4; at++) await shared.draw(id, shape(at), at, true)
    expect(await shared.states(id)).toHaveLength(2)
    server.clock.advance(sittingMs + 1000)
    await shared.draw(id, shape(9), 5, true)
    await shared.draw(id, shape(10), 6)
    expect(await shared.states(id)).toHaveLength(4)
  })

  it('reach back so far and no further', { tags: ['deep'], timeout: 60_000 }, async () => {
    const { id } = await shared.make()
    for (let at = 1; at <= mostStates + 3; at++) await shared.draw(id, shape(at), at)
    const states = await shared.states(id)
    expect(states).toHaveLength(mostStates)
    expect(states[0]?.isCurrent).toBe(true)
  })

  it('weigh together what one template may weigh, and the last few stay whatever they weigh', {
    tags: ['deep'],
    timeout: 60_000,
  }, async () => {
    const { id } = await shared.make()
    const full = (letter: string) => ({
      pages: [
        {
          nodes: Array.from({ length: 190 }, (_, at) => ({
            kind: 'text',
            id: `t${at}`,
            content: letter.repeat(4_000),
          })),
        },
      ],
    })
    const rounds = 26
    for (let at = 1; at <= rounds; at++)
      expect((await shared.draw(id, full('abcdefghijklmnopqrstuvwxyz'[at % 26] ?? 'a'), at)).status).toBe(200)
    const kept = (await shared.states(id)).length
    expect(kept).toBeGreaterThanOrEqual(fewestStates)
    expect(kept).toBeLessThan(rounds)
  })

  it('of the platform’s templates are the platform’s, and another template’s do not fit', async () => {
    const customer = await customerTemplates(server)
    const { id } = await shared.make()
    await shared.draw(id, shape(1), 1)
    await shared.change(id, { status: 'enabled' })
    expect(await customer.states(id)).toEqual([])
    const [state] = await shared.states(id)
    const own = await customer.make()
    expect((await customer.restore(own.id, state?.id ?? 0, 1)).status).toBe(404)
    expect((await customer.state(id, state?.id ?? 0)).status).toBe(404)
    expect((await customer.state(own.id, state?.id ?? 0)).status).toBe(404)
    expect((await customer.preview(id, { state: state?.id ?? 0 })).status).toBe(404)
    expect((await shared.preview(id, { state: state?.id ?? 0 })).status).toBe(200)
  })
})
