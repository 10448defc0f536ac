import { beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { writeContract, writeWorkingDays } from './workforce.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const weekTo = (last: number) =>
  Array.from({ length: last }, (_, day) => ({ weekday: day + 1, startMinute: 540, endMinute: 960 }))

async function team() {
  const manager = await makePerson(server, 'teamManager')
  const [agent, colleague] = [
    await makePerson(server, 'internalAgent', { ownerId: manager.id }),
    await makePerson(server, 'internalAgent', { ownerId: manager.id }),
  ]
  await server.platform.db.transaction(async (tx) => {
    for (const { id } of [agent, colleague]) {
      const contract = {
        type: 'permanent',
        start: null,
        end: null,
        weeklyHours: 35,
        nbHolidays: 25,
        productivity: 100,
      } as const
      await writeContract(tx, id, contract)
      await writeWorkingDays(tx, id, weekTo(5))
    }
  })
  return { manager, agent, colleague }
}

// A Monday far enough ahead, whatever the day the tests run on.
const year = new Date().getUTCFullYear() + 1
const firstMonday = Array.from({ length: 7 }, (_, day) => `${year}-06-0${day + 1}`).find(
  (day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1,
) as string
const friday = new Date(Date.parse(`${firstMonday}T12:00:00Z`) + 4 * 864e5).toISOString().slice(0, 10)
const week = { type: 'paidHolidays', begin: firstMonday, end: friday } as const

const ask = (browser: TestBrowser, body: { type: string; begin: string; end: string }) =>
  browser.call('POST /api/admin/users/me/request-holidays', { body: body as typeof week })
const own = async (browser: TestBrowser) =>
  (await browser.call('GET /api/admin/users/me/request-holidays')).body
const received = (browser: TestBrowser) => browser.call('GET /api/admin/users/requested-holidays-received')
const answer = (browser: TestBrowser, requestId: number, body: { accept: boolean; message?: string }) =>
  browser.call('POST /api/admin/users/requested-holidays-received/{requestId}/answer', {
    params: { requestId },
    body,
  })

describe('holidays', () => {
  it('are asked for, shown to the manager with who else is away, accepted and mailed', async () => {
    const { manager, agent, colleague } = await team()
    await server.platform.db.transaction((tx) => writeWorkingDays(tx, colleague.id, weekTo(4)))
    const [asAgent, asManager, asColleague] = [
      await signedIn(server, agent),
      await signedIn(server, manager),
      await signedIn(server, colleague),
    ]
    const { request } = (await ask(asAgent, week)).body
    expect(request).toMatchObject({
      workingDays: 5,
      status: 'waiting',
      abilities: { takeBack: true, answer: false },
    })
    expect((await server.mailsTo(manager.email)).map(({ kind }) => kind)).toContain('holidaysAsked')
    const other = (await ask(asColleague, { ...week, type: 'repose', end: firstMonday })).body.request
    expect((await answer(asManager, other.id, { accept: true })).body.request.status).toBe('accepted')
    const effect = await asManager.call(
      'GET /api/admin/users/requested-holidays-received/{requestId}/effect',
      {
        params: { requestId: request.id },
      },
    )
    expect(effect.body).toMatchObject({
      away: [{ begin: firstMonday, end: firstMonday }],
      off: [{ days: [friday] }],
      nobodyOn: [firstMonday, friday],
      present: 0,
      balance: { granted: 25, taken: 0, asked: 5, left: 20 },
    })
    const list = (await received(asManager)).body.data
    // What waits stands before what was answered.
    expect(list.items.map(({ id }) => id)).toEqual([request.id, other.id])
    expect((await answer(asManager, request.id, { accept: true })).body.request.status).toBe('accepted')
    expect((await server.mailsTo(agent.email)).map(({ kind }) => kind)).toContain('holidaysAccepted')
    const { home } = (await asAgent.call('GET /api/home')).body
    expect(home.work?.news.items).toMatchObject([{ kind: 'holidaysAccepted', taskId: null }])
    expect((await answer(asManager, request.id, { accept: false, message: 'Trop tard' })).error?.code).toBe(
      'alreadyDone',
    )
    expect((await own(asAgent)).data.items[0]).toMatchObject({ status: 'accepted', workingDays: 5 })
  })

  it('are declined with a message only, and what was declined can be asked for anew', async () => {
    const { manager, agent } = await team()
    const [asAgent, asManager] = [await signedIn(server, agent), await signedIn(server, manager)]
    const { request } = (await ask(asAgent, week)).body
    expect((await answer(asManager, request.id, { accept: false })).error?.fields).toEqual({
      message: expect.any(String),
    })
    const declined = (
      await answer(asManager, request.id, { accept: false, message: 'Salon cette semaine-là' })
    ).body
    expect(declined.request).toMatchObject({ status: 'declined', declineReason: 'Salon cette semaine-là' })
    expect(
      (await server.mailsTo(agent.email)).find(({ kind }) => kind === 'holidaysDeclined')?.words,
    ).toMatchObject({
      message: 'Salon cette semaine-là',
    })
    expect((await ask(asAgent, week)).status).toBe(200)
  })

  it('are refused where they meet another request, also asked for twice at once, and are taken back by who asked', async () => {
    const { agent, colleague } = await team()
    const [asAgent, asColleague] = [await signedIn(server, agent), await signedIn(server, colleague)]
    const both = await Promise.all([ask(asAgent, week), ask(asAgent, week)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [request] = (await own(asAgent)).data.items
    const takeBack = (browser: TestBrowser) =>
      browser.call('DELETE /api/admin/users/me/request-holidays/{requestId}', {
        params: { requestId: request?.id ?? 0 },
      })
    expect((await takeBack(asColleague)).status).toBe(404)
    expect((await takeBack(asAgent)).status).toBe(200)
    expect((await own(asAgent)).data.total).toBe(0)
  })

  it('are answered by the manager of the agent and who runs the platform, never by a stranger or oneself', async () => {
    const { manager, agent } = await team()
    const { request } = (await ask(await signedIn(server, agent), week)).body
    const stranger = await signedIn(server, await makePerson(server, 'teamManager'))
    expect((await answer(stranger, request.id, { accept: true })).status).toBe(404)
    expect((await received(stranger)).body.data.total).toBe(0)
    expect((await answer(await signedIn(server, agent), request.id, { accept: true })).status).toBe(403)
    const asManager = await signedIn(server, manager)
    const ofManager = (await ask(asManager, { ...week, type: 'repose' })).error
    // Without hours nobody has days off to ask for.
    expect(ofManager?.fields).toEqual({ end: expect.any(String) })
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    expect((await answer(admin, request.id, { accept: true })).status).toBe(200)
  })
})
