import { expect, it } from 'vitest'
import { planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'

const server = await testServer()

async function saying() {
  const one = await planningOn(server)
  const { params, browser } = one
  const said = { kind: 'event' as const, about: 'soirée levain', says: ['La soirée se tient au fournil.'] }
  return {
    ...one,
    add: (more: { about?: string; says?: string[]; date?: string; until?: string }) =>
      browser.call('POST /api/users/{id}/facts', { params, body: { ...said, ...more } }),
    change: (
      factId: number,
      body: { version: number; date?: string; until?: string; says?: string[]; isDropped?: boolean },
    ) => browser.call('POST /api/users/{id}/facts/{factId}', { params: { ...params, factId }, body }),
  }
}

it('what cannot be seen is no part of what is said', async () => {
  const { add } = await saying()
  const { fact } = (await add({ about: '\u202esoirée\u202c levain', says: ['Au\u200b fournil.'] })).body
  expect(fact).toMatchObject({ about: 'soirée levain', says: ['Au fournil.'] })
  expect(Object.keys((await add({ about: '\u200b' })).error?.fields ?? {})).toEqual(['about'])
})

it('an activity of nothing that can be seen is none', async () => {
  const { browser, params } = await saying()
  const at = 'GET /api/users/{id}/account'
  const { society } = (await browser.call(at, { params })).body.user
  const body = {
    ...society,
    activitySectorId: society.activitySector?.id ?? null,
    workforce: null,
    activityType: 'bToC' as const,
    summary: '\u200b',
  }
  const reply = await browser.call('POST /api/users/{id}/account/essential-information', { params, body })
  expect(reply.status).toBe(200)
  const { readiness } = (await browser.call('GET /api/users/{id}/planning/readiness', { params })).body
  expect(readiness.hasActivity).toBe(false)
})

it('nothing ends before its day', async () => {
  const { add, change } = await saying()
  const refused = await add({ date: '2030-05-02', until: '2030-05-01' })
  expect([refused.status, refused.error?.fields]).toEqual([422, { until: 'La fin précède le début.' }])
  const { fact } = (await add({ date: '2030-05-02', until: '2030-05-02' })).body
  const id = Number(fact.id)
  expect(Object.keys((await change(id, { version: 1, until: '2030-05-01' })).error?.fields ?? {})).toEqual([
    'until',
  ])
  expect((await change(id, { version: 1, date: '2030-05-03' })).status).toBe(422)
  expect((await change(id, { version: 1, date: '2030-05-01' })).status).toBe(200)
})

it('a weekday said three times is one', async () => {
  const { browser, params } = await saying()
  const { version, postsPerWeek, times, objectives, isOneForEach } = (
    await browser.call('GET /api/users/{id}/planning/settings', { params })
  ).body.settings
  const body = { version, postsPerWeek, times, objectives, isOneForEach, weekdays: [1, 1, 1] }
  const reply = await browser.call('POST /api/users/{id}/planning/settings', { params, body })
  expect(reply.body.settings.weekdays).toEqual([1])
})
