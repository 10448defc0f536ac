import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { installConfigurations } from './commands/install-configurations.ts'

let server: TestServer
let editor: TestBrowser
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installConfigurations, undefined)
  editor = await signedIn(server, await makePerson(server, 'productManager'))
})

const read = async (browser = editor) => (await browser.call('GET /api/admin/task-configurations')).body
const names = (fr: string) => ({ fr, en: `${fr} (en)` })
const story = (groupId: number) =>
  ({ names: names('Story'), groupId, kind: 'visual', format: 'image', credits: 3, minutes: 20 }) as const

describe('the price list of tasks', () => {
  it('ships as the domain says, once', async () => {
    await runCommand(server.platform, system('test'), 'test', installConfigurations, undefined)
    const { groups, configurations } = await read()
    const shipped = configurations.filter(({ groupId }) => groupId <= 3)
    expect(shipped.map(({ kind, format, credits, minutes }) => [kind, format, credits, minutes])).toEqual([
      ['complete', 'image', 6, 45],
      ['complete', 'carousel', 10, 90],
      ['complete', 'album', 9, 75],
      ['complete', 'video', 14, 150],
      ['visual', 'image', 4, 30],
      ['visual', 'carousel', 8, 70],
      ['hook', null, 2, 15],
    ])
    expect(shipped.at(-1)).toMatchObject({ creditsPerNetwork: 1, minutesPerNetwork: 5 })
    expect(groups.filter(({ id }) => id <= 3).map(({ names: { en } }) => en)).toEqual([
      'Complete post',
      'Visual only',
      'Hook only',
    ])
  })

  it('is added to, changed at its version only, and offered no more', async () => {
    const made = await editor.call('POST /api/admin/task-configurations', { body: story(2) })
    const { id: configurationId, version } = made.body.configuration
    const change = (body: { version: number; credits: number }) =>
      editor.call('POST /api/admin/task-configurations/{configurationId}', {
        params: { configurationId },
        body: { ...story(2), ...body },
      })
    expect((await change({ version, credits: 5 })).body.configuration.credits).toBe(5)
    expect((await change({ version, credits: 7 })).error?.code).toBe('conflict')
    const remove = () =>
      editor.call('DELETE /api/admin/task-configurations/{configurationId}', { params: { configurationId } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await read()).configurations.some(({ id }) => id === configurationId)).toBe(false)
  })

  it('refuses a picture without a form, and a group that is not there', async () => {
    const create = (body: object) =>
      editor.call('POST /api/admin/task-configurations', { body: { ...story(2), ...body } })
    expect((await create({ format: null })).error?.fields).toHaveProperty('format')
    expect((await create({ groupId: 404 })).error?.fields).toHaveProperty('groupId')
    expect((await create({ credits: -1 })).status).toBe(422)
  })

  it('has groups that never stand under themselves and go only when they are empty', async () => {
    const group = async (fr: string, parentId: number | null) =>
      (
        await editor.call('POST /api/admin/task-configurations/groups', {
          body: { names: names(fr), parentId, emoticon: '' },
        })
      ).body.group.id
    const outer = await group('Vidéos', null)
    const inner = await group('Courtes', outer)
    const moved = await editor.call('POST /api/admin/task-configurations/groups/{groupId}', {
      params: { groupId: outer },
      body: { names: names('Vidéos'), parentId: inner, emoticon: '', version: 1 },
    })
    expect(moved.error?.fields).toHaveProperty('parentId')
    const rename = (fr: string) =>
      editor.call('POST /api/admin/task-configurations/groups/{groupId}', {
        params: { groupId: outer },
        body: { names: names(fr), parentId: null, emoticon: '', version: 1 },
      })
    expect([(await rename('Films')).status, (await rename('Clips')).error?.code]).toEqual([200, 'conflict'])
    const remove = (groupId: number) =>
      editor.call('DELETE /api/admin/task-configurations/groups/{groupId}', { params: { groupId } })
    await editor.call('POST /api/admin/task-configurations', { body: story(inner) })
    expect((await remove(inner)).error?.code).toBe('inUse')
    expect((await remove(outer)).status).toBe(200)
    const left = (await read()).groups.find(({ id }) => id === inner)
    expect(left?.parentId).toBeNull()
  })

  it('makes no ring of groups where two of them are moved at once', async () => {
    const group = async (fr: string, parentId: number | null) =>
      (
        await editor.call('POST /api/admin/task-configurations/groups', {
          body: { names: names(fr), parentId, emoticon: '' },
        })
      ).body.group.id
    const [one, other] = [await group('Un', null), await group('Deux', null)]
    const [underOne, underOther] = [await group('Sous un', one), await group('Sous deux', other)]
    const move = (groupId: number, parentId: number) =>
      editor.call('POST /api/admin/task-configurations/groups/{groupId}', {
        params: { groupId },
        body: { names: names('Déplacé'), parentId, emoticon: '', version: 1 },
      })
    const both = await Promise.all([move(one, underOther), move(other, underOne)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is nobody’s but of who keeps it', async () => {
    for (const type of ['customer', 'internalAgent', 'teamManager'] as const) {
      const browser = await signedIn(server, await makePerson(server, type))
      expect((await browser.call('GET /api/admin/task-configurations')).status).toBe(403)
    }
  })
})
