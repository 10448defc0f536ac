import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../../../platform/ids.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { makePerson, signedIn } from '../../../testing/people.ts'
import { planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const thematics = '/api/users/{userId}/ai-thematics'
const audiences = '/api/users/{userId}/ai-audiences'

async function business() {
  const one = await planningOn(server)
  await one.say()
  const at = { params: one.user }
  const { aiThematic } = (
    await one.browser.call(`POST ${thematics}`, { ...at, body: { name: 'Nos pains', kinds: ['product'] } })
  ).body
  const { aiAudience } = (
    await one.browser.call(`POST ${audiences}`, { ...at, body: { name: 'Le quartier' } })
  ).body
  return { ...one, thematicId: aiThematic.id, audienceId: aiAudience.id }
}

type Business = Pick<Awaited<ReturnType<typeof business>>, 'params' | 'user' | 'thematicId' | 'audienceId'>

const reads = (browser: TestBrowser, { user }: Business) => ({
  'the thematics': () => browser.call(`GET ${thematics}`, { params: user }),
  'what is enough': () => browser.call(`POST ${thematics}/check`, { params: user }),
  'the audiences': () => browser.call(`GET ${audiences}`, { params: user }),
})

/** Of one thing of somebody's, named by its number. */
const changes = (browser: TestBrowser, { user, thematicId, audienceId }: Business) => {
  const ofThematic = { params: { ...user, thematicId } }
  const ofAudience = { params: { ...user, audienceId } }
  const body = { name: 'À nous', version: 1 }
  return {
    'changing a thematic': () => browser.call(`POST ${thematics}/{thematicId}`, { ...ofThematic, body }),
    'removing a thematic': () => browser.call(`DELETE ${thematics}/{thematicId}`, ofThematic),
    'subjects of a thematic': () =>
      browser.call(`POST ${thematics}/{thematicId}/subjects/generate`, {
        ...ofThematic,
        body: { nbSubjects: 1 },
      }),
    'changing an audience': () => browser.call(`POST ${audiences}/{audienceId}`, { ...ofAudience, body }),
    'changing an audience at its other path': () =>
      browser.call('POST /api/{userId}/ai-audiences/{audienceId}', { ...ofAudience, body }),
    'removing an audience': () => browser.call(`DELETE ${audiences}/{audienceId}`, ofAudience),
  }
}

const additions = (browser: TestBrowser, { user, params }: Business) => ({
  'adding a thematic': () => browser.call(`POST ${thematics}`, { params: user, body: { name: 'Un' } }),
  'adding an audience': () => browser.call(`POST ${audiences}`, { params: user, body: { name: 'Un' } }),
  'a beginning': () =>
    browser.call('POST /api/users/{id}/account/ai/init-first-network', { params, body: {} }),
  'audiences thought of': () =>
    browser.call('POST /api/users/{id}/account/ai/generate-audiences', { params, body: {} }),
})

type Calls = Readonly<Record<string, () => Promise<{ readonly status: number }>>>
async function statusesOf(...all: Calls[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const calls of all)
    for (const [name, make] of Object.entries(calls)) statuses[name] = (await make()).status
  return statuses
}
const each = (calls: readonly Calls[], status: number) =>
  Object.fromEntries(calls.flatMap((one) => Object.keys(one)).map((name) => [name, status]))

describe('what a business speaks of and to whom', () => {
  it('is nothing to a stranger, who is not told that it is there', async () => {
    const one = await business()
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const calls = [reads(stranger, one), additions(stranger, one), changes(stranger, one)]
    expect(await statusesOf(...calls)).toEqual(each(calls, 404))
    expect(await one.subjects()).toEqual([])
  })

  it('is read, and not changed, by a contact who may only read', async () => {
    const one = await business()
    const { role } = (
      await one.browser.call('POST /api/users/{id}/roles', {
        params: one.params,
        body: { name: `Lecture ${newPublicId()}`, permissions: ['planning:consult'] },
      })
    ).body
    const contact = await makePerson(server, 'contact', { ownerId: one.owner.id, roleId: role.id })
    const reader = await signedIn(server, contact)
    const may = [reads(reader, one)]
    expect(await statusesOf(...may)).toEqual(each(may, 200))
    const mayNot = [additions(reader, one), changes(reader, one)]
    expect(await statusesOf(...mayNot)).toEqual(each(mayNot, 403))
    const { aiThematics } = (await one.browser.call(`GET ${thematics}`, { params: one.user })).body
    expect(aiThematics.map(({ name }) => name)).toEqual(['Nos pains'])
  })

  it('is not reached through an account of one’s own', async () => {
    const [one, other] = [await business(), await business()]
    const { thematicId, audienceId } = other
    const calls = [changes(one.browser, { ...one, thematicId, audienceId })]
    expect(await statusesOf(...calls)).toEqual(each(calls, 404))
    const at = { params: other.user }
    expect((await other.browser.call(`GET ${thematics}`, at)).body.aiThematics).toMatchObject([
      { name: 'Nos pains', version: 1 },
    ])
    expect((await other.browser.call(`GET ${audiences}`, at)).body.aiAudiences).toMatchObject([
      { name: 'Le quartier', version: 1 },
    ])
  })
})
