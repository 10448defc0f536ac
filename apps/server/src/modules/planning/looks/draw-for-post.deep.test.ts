import type { EngineSettings } from '@postelier/contract'
import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../platform/config/load-config.ts'
import { openEngines } from '../../../platform/engines/open-engines.ts'
import type { Platform } from '../../../platform/platform.ts'
import { draftedPost } from '../../../testing/drafted-post.ts'
import { type EngineRoom, engineRoom } from '../../../testing/engine-room.ts'
import { bakery, draftDue, planningOn } from '../../../testing/planning.ts'
import { type RunningSandbox, runSandbox } from '../../../testing/running-sandbox.ts'
import { writeSetting } from '../../catalogue/platform-settings.store.ts'
import { engineSettingDefaults, engineSettingsKey } from '../../engines/engine-settings.ts'
import { keptPicture } from '../../library/library.tables.ts'
import { readPictures } from '../../media/index.ts'
import { templatesToDraftWith } from '../../visuals/index.ts'
import { draftPost } from '../drafting/draft-post.ts'
import { driveSteps } from '../drafting/drive-steps.ts'
import { planningStep, subject } from '../planning.tables.ts'
import { readAssignment } from '../queries/read-assignment.ts'
import { driveRemakes } from '../remakes/drive-remakes.ts'
import { makeAnew } from '../remakes/make-anew.ts'
import { postRemake } from '../remakes/remake.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import { pictureForPost } from './picture-for-post.ts'

let room: EngineRoom
let sandbox: RunningSandbox
/** The platform with the stand-in in place of the services, and little patience. */
let platform: Platform
beforeAll(async () => {
  room = await engineRoom()
  sandbox = await runSandbox()
  const address = `${sandbox.address}/engines/v1`
  const engines = openEngines({
    ...loadConfig({ PORT: '4000', DATA_DIR: '/nowhere' }),
    production: false,
    ENGINES: { 'gpt-4o': { address } },
  })
  platform = {
    ...room.server.platform,
    engines: {
      ...engines,
      limits: { firstWaitMs: 1, longestWaitMs: 5, tries: 2, callMs: { text: 1500, picture: 1500 } },
    },
  }
})
afterAll(() => sandbox?.stop())

const wires = ['gpt-4o', 'compatible'] as const
const post = (path: string, body?: object) =>
  fetch(`${sandbox.address}/engines/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
const pictureCalls = async () => {
  const answer = await fetch(`${sandbox.address}/engines/calls`)
  const { data } = (await answer.json()) as { data: { call: string }[] }
  return data.filter(({ call }) => call === 'images').length
}
const choose = (wire: (typeof wires)[number], change: Partial<EngineSettings> = {}) =>
  room.server.platform.db.transaction((tx) =>
    writeSetting(
      tx,
      new Date(),
      engineSettingsKey,
      {
        ...engineSettingDefaults,
        image: wire,
        compatibleAddress: `${sandbox.address}/engines/open/v1`,
        compatibleModel: 'demo',
        compatiblePictureModel: 'demo',
        ...change,
      },
      0,
    ),
  )
beforeEach(async () => {
  await draftDue(room.server, { writer: builtIn })
  await room.empty()
  await room.giveKey('gpt-4o')
  await post('reset')
})

/** A post about the rye loaf in a template with a frame, on its way. */
async function framed() {
  const { server } = room
  const one = await planningOn(server)
  await one.say(bakery.filter(({ about }) => about === 'tourte de seigle'))
  const { subjects } = await one.propose(1)
  const { db } = server.platform
  const frame = (await templatesToDraftWith(db, one.owner.id, 'fr')).find(
    ({ pictures, asks }) => pictures === 1 && asks.every(({ kind }) => kind === 'words'),
  )
  await db
    .update(subject)
    .set({ templateId: frame?.id ?? null })
    .where(eq(subject.accountId, one.owner.id))
  await one.plan(subjects.map(({ id }) => id))
  const kept = () => db.select().from(keptPicture).where(eq(keptPicture.ownerId, one.owner.id))
  const draft = () => driveSteps({ platform, writerOf: () => builtIn, signal: new AbortController().signal })
  const truth = async () => {
    const [card] = await one.posts()
    const params = { ...one.params, taskPublicId: card?.id ?? '' }
    return (await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/truth', { params })).body.truth
  }
  return { ...one, draft, kept, truth }
}

describe('a picture by a model outside', () => {
  it.each(wires)('is drawn over %s, kept, and says of itself that a model made it', async (wire) => {
    await choose(wire)
    const shop = await framed()
    await shop.draft()
    const [kept] = await shop.kept()
    expect(kept).toMatchObject({ place: 'library', generatedBy: wire, name: 'tourte de seigle' })
    const [card] = await shop.posts()
    const params = { ...shop.params, taskPublicId: card?.id ?? '' }
    const { truth } = (await shop.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/truth', { params }))
      .body
    expect(truth.isPictureGenerated).toBe(true)
    const bytes = (await readPictures(room.server.platform, [kept?.fileId ?? ''], shop.owner.id)).values()
    const { xmp } = await sharp(bytes.next().value).metadata()
    expect(xmp?.toString()).toContain('trainedAlgorithmicMedia')
    const [call] = await room.calls()
    expect(call).toMatchObject({ use: 'image', engine: wire, outcome: 'answered', accountId: shop.owner.id })
    const list = await shop.browser.call('GET /api/users/{id}/pictures', { params: shop.params, query: {} })
    expect(list.body.data.items.map(({ isGenerated }) => isGenerated)).toEqual([true])
  })

  it('goes out marked: after the last encoding the file still says so', async () => {
    await choose('gpt-4o')
    const shop = await framed()
    await shop.draft()
    const [card] = await shop.posts()
    const params = { ...shop.params, taskPublicId: card?.id ?? '' }
    const { items } = (
      await shop.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/renditions', {
        params,
        query: { network: 'instagram' },
      })
    ).body
    const file = items[0]?.url.split('/').at(-1) ?? ''
    const out = await shop.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/renditions/{file}', {
      params: { ...params, file },
    })
    const { xmp, format } = await sharp(out.bytes).metadata()
    expect([format, xmp?.toString()]).toEqual(['jpeg', expect.stringContaining('trainedAlgorithmicMedia')])
  })

  const faults = ['slow', 'refusal', 'broken', 'cut', 'overloaded', 'unauthorised'] as const
  it.each(wires.flatMap((wire) => faults.map((kind) => [kind, wire] as const)))(
    'that ends %s over %s is none: the post is there with the collection’s',
    async (kind, wire) => {
      await choose(wire)
      await post('faults', { kind, call: 'images', count: 9, ms: 4000 })
      const shop = await framed()
      await shop.draft()
      expect(await shop.posts()).toHaveLength(1)
      expect(await shop.kept()).toEqual([])
      const { isPictureGenerated, pictureMissing } = await shop.truth()
      const why = kind === 'refusal' ? 'refused' : 'noAnswer'
      expect([isPictureGenerated, pictureMissing]).toEqual([false, why])
    },
  )

  it('is not asked for over the budget', async () => {
    await choose('gpt-4o', { monthlyBudget: 0 })
    const shop = await framed()
    await shop.draft()
    expect([(await shop.posts()).length, await pictureCalls(), await shop.kept()]).toEqual([1, 0, []])
    expect((await shop.truth()).pictureMissing).toBe('overBudget')
  })

  it('is drawn and paid once, however often its step is begun', async () => {
    await choose('compatible')
    const shop = await framed()
    // Drawn and kept, and then the machine is gone: the last write of the step never came.
    const [row] = await room.server.platform.db
      .select()
      .from(planningStep)
      .where(eq(planningStep.accountId, shop.owner.id))
    if (!row) throw new Error('There is a step')
    const assignment = await readAssignment(platform, row)
    if ('failure' in assignment) throw new Error(assignment.failure)
    const { signal } = new AbortController()
    const drafted = await draftPost(assignment, builtIn, signal)
    if (!('post' in drafted)) throw new Error(drafted.failure)
    const drawn = await pictureForPost(platform, {
      assignment,
      post: drafted.post,
      signal,
      begunAt: room.server.clock.now(),
      drawnFor: `step:${row.id}`,
    })
    await shop.draft()
    const [kept, ...more] = await shop.kept()
    expect([await pictureCalls(), more, drawn.look.answers.pictures[0]]).toEqual([1, [], kept?.fileId])
  })
})

/** A post whose visual is made anew until a picture was asked for, with whatever goes wrong over there. */
async function remadeWithFrame(fault?: 'refusal') {
  const one = await draftedPost(room.server)
  await choose('compatible')
  const { db } = room.server.platform
  const isOpen = and(eq(postRemake.accountId, one.owner.id), isNull(postRemake.endedAt))
  for (let asked = 0; asked < 12; asked++) {
    if (fault) await post('faults', { kind: fault, call: 'images', count: 99 })
    const { body } = await one.ask('visual')
    const [row] = await db.select().from(postRemake).where(isOpen)
    if (!row) throw new Error(`Nothing is made anew: ${JSON.stringify(body)}`)
    // What it comes to, and then the machine is gone: the last write never came.
    const made = await makeAnew(platform, row, builtIn, new AbortController().signal)
    const left = await one.left()
    await driveRemakes({ platform, writerOf: () => builtIn, signal: new AbortController().signal })
    // One that does not come leaves no empty frame: another template stands there.
    if ('look' in made && (fault ? made.pictureMissing !== null : made.look.template.pictures > 0))
      return { ...one, made, paid: left - (await one.left()) }
  }
  throw new Error('No template with a frame was chosen')
}

describe('a picture by a model outside, for a visual that is made anew', () => {
  it('is drawn and kept once, also where the machine went before its last write', async () => {
    const one = await remadeWithFrame()
    expect(await one.latest()).toMatchObject({ state: 'done', failure: null })
    const kept = await room.server.platform.db
      .select()
      .from(keptPicture)
      .where(eq(keptPicture.ownerId, one.owner.id))
    expect([await pictureCalls(), kept.map(({ fileId }) => fileId)]).toEqual([
      1,
      one.made.look.answers.pictures.slice(0, 1),
    ])
    const { isPictureGenerated, pictureMissing } = await one.truth()
    expect([isPictureGenerated, pictureMissing, one.paid]).toEqual([true, null, 0])
  })

  it('is missing with its reason, and the visual is another all the same', async () => {
    const one = await remadeWithFrame('refusal')
    expect(await one.latest()).toMatchObject({ state: 'done', failure: null })
    const { isPictureGenerated, pictureMissing } = await one.truth()
    expect([isPictureGenerated, pictureMissing]).toEqual([false, 'refused'])
    // It goes with the visual it was about.
    await one.undo((await one.latest())?.id ?? '')
    expect((await one.truth()).pictureMissing).toBeNull()
  })
})
