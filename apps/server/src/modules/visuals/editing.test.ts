import { beforeAll, describe, expect, it } from 'vitest'
import { openStream } from '../../testing/event-stream.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  customerTemplates,
  shape,
  sharedTemplates,
  type TestTemplates,
  templatesFor,
} from '../../testing/kept-templates.ts'
import { makePerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { lapseMs } from '../editing/index.ts'

let server: TestServer
let one: TestTemplates
let other: TestTemplates
beforeAll(async () => {
  server = await testServer()
  const named = (firstName: string) => makePerson(server, 'productManager', { firstName, lastName: 'Roux' })
  one = await templatesFor(server, await named('Lise'))
  other = await templatesFor(server, await named('Marc'))
})
const [tabA, tabB] = ['page-of-lise', 'page-of-marc']
const mine = { isMine: true, holder: null }
const free = { isMine: false, holder: null }
const heldBy = (name: string, isSelf = false) => ({ isMine: false, holder: { name, isSelf } })

describe('who draws on a template', () => {
  it('is the first who opened it: the second is told who, and since when', async () => {
    const { id } = await one.make()
    const before = server.clock.now().getTime()
    expect((await one.takeUp(id, tabA)).body).toMatchObject(mine)
    const told = (await other.takeUp(id, tabB)).body
    expect(told).toMatchObject(heldBy('Lise Roux'))
    expect(Date.parse(told.holder?.since ?? '') - before).toBeLessThan(60_000)
    expect((await one.takeUp(id, tabA)).body).toMatchObject(mine)
    expect((await one.whoEdits(id, tabA)).body).toMatchObject(mine)
  })

  it('is one of many who come at once, in every round', { timeout: 60_000 }, async () => {
    const galleries = [one, other, await sharedTemplates(server), await sharedTemplates(server)]
    for (let round = 0; round < 5; round++) {
      const { id } = await one.make()
      const answers = await Promise.all(
        galleries.flatMap((templates, at) =>
          [1, 2].map((tab) => templates.takeUp(id, `page-${round}-${at}-${tab}`)),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(answers.filter(({ body }) => body.isMine)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.holder !== null)).toHaveLength(7)
    }
  })

  it('is somebody else too in a second window of one person', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    expect((await one.takeUp(id, 'second-window')).body).toMatchObject(heldBy('Lise Roux', true))
  })

  it('is nobody after three renewals that did not come, and stays who renews', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    server.clock.advance(lapseMs - 5000)
    await one.takeUp(id, tabA)
    server.clock.advance(lapseMs - 5000)
    expect((await other.takeUp(id, tabB)).body).toMatchObject(heldBy('Lise Roux'))
    server.clock.advance(6000)
    expect((await other.whoEdits(id, tabB)).body).toMatchObject(free)
    expect((await other.takeUp(id, tabB)).body).toMatchObject(mine)
    expect((await one.takeUp(id, tabA)).body).toMatchObject(heldBy('Marc Roux'))
  })

  it('of many who wait for a lapsed one, is one', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    server.clock.advance(lapseMs)
    const answers = await Promise.all([1, 2, 3, 4].map((tab) => other.takeUp(id, `waiting-${tab}`)))
    expect(answers.filter(({ body }) => body.isMine)).toHaveLength(1)
  })

  it('lets go of one’s own page only', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    expect((await other.letGo(id, tabA)).status).toBe(200)
    expect((await one.letGo(id, tabB)).status).toBe(200)
    expect((await other.takeUp(id, tabB)).body).toMatchObject(heldBy('Lise Roux'))
    await one.letGo(id, tabA)
    expect((await other.whoEdits(id, tabB)).body).toMatchObject(free)
    expect((await other.takeUp(id, tabB)).body).toMatchObject(mine)
  })

  it('is taken over by who insists; the one before learns it and can do the same', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    expect((await other.takeUp(id, tabB, true)).body).toMatchObject(mine)
    expect((await one.takeUp(id, tabA)).body).toMatchObject(heldBy('Marc Roux'))
    await one.letGo(id, tabA)
    expect((await other.whoEdits(id, tabB)).body).toMatchObject(mine)
    expect((await one.takeUp(id, tabA, true)).body).toMatchObject(mine)
  })

  it('decides nothing about saving: what was drawn on an older design is refused, whoever holds it', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    expect((await other.draw(id, shape(1), 1)).status).toBe(200)
    expect((await one.draw(id, shape(2), 1)).status).toBe(409)
  })

  it('is told to pages that may draw there, when it changes and not when it is renewed', async () => {
    const customer = await makePerson(server, 'customer')
    const templates = await templatesFor(server, customer)
    const { id } = await templates.make()
    const streams = await Promise.all(
      [templates, one, await customerTemplates(server)].map(({ browser }) => openStream(server, browser)),
    )
    const [own, shared, stranger] = streams.map(({ heard }) => heard)
    const count = (names: readonly string[] = []) => names.filter((name) => name === 'editing.changed').length
    await templates.takeUp(id, tabA)
    await templates.takeUp(id, tabA)
    await templates.takeUp(id, tabB, true)
    await templates.letGo(id, tabA)
    await templates.letGo(id, tabB)
    await eventually(() => expect(count(own)).toBe(3))
    const ofHouse = await one.make()
    await one.takeUp(ofHouse.id, tabA)
    await eventually(() => expect(count(shared)).toBe(1))
    expect([count(own), count(stranger)]).toEqual([3, 0])
    for (const stream of streams) stream.close()
  })

  it('is nobody else’s to know or to take', async () => {
    const customer = await customerTemplates(server)
    const stranger = await customerTemplates(server)
    const { id } = await customer.make()
    for (const reply of [
      await stranger.takeUp(id, tabA),
      await stranger.whoEdits(id, tabA),
      await stranger.letGo(id, tabA),
      // Offered to everybody, and changed by the platform alone.
      await customer.takeUp((await one.make({ status: 'enabled' })).id, tabA),
    ])
      expect(reply.status).toBe(404)
  })

  it('needs the right to change: who may only look takes nothing', async () => {
    const customer = await makePerson(server, 'customer')
    const { id } = await (await templatesFor(server, customer)).make()
    const reader = await makePerson(server, 'contact', { ownerId: customer.id, roleKey: 'contactReader' })
    const reading = await templatesFor(server, reader, customer)
    expect((await reading.takeUp(id, tabA)).status).toBe(403)
  })

  it('is forgotten with the template', async () => {
    const { id } = await one.make()
    await one.takeUp(id, tabA)
    await one.remove(id)
    expect((await one.takeUp(id, tabA)).status).toBe(404)
  })
})
