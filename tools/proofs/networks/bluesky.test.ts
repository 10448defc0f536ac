import type { OpenPage } from '@postelier/networks/adapters'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/bluesky/adapter.ts'
import { publish, refusalOf, survivesSilence } from './conformance.ts'
import { jobFor, openStandIn, picture, type StandIn } from './stand-in.ts'

let standIn: StandIn
let page: OpenPage
beforeAll(async () => {
  standIn = await openStandIn()
  const context = standIn.context('bluesky')
  if (adapter.connect.way !== 'appPassword')
    throw new Error('Bluesky is signed in to with a password of an app')
  const { identity, tokens } = await adapter.connect.signIn(context, {
    service: context.config.service ?? '',
    identifier: 'boulangerieberthier.bsky.social',
    password: 'postelier-demo',
  })
  const [profile] = await adapter.pages(context, tokens)
  page = { id: profile?.id ?? '', kind: 'profile', tokens, identity: identity.id }
})
afterAll(() => standIn.close())

describe('Bluesky and its stand-in', () => {
  it('agree on a text, on pictures with their words, and on a post that is gone', async () => {
    const context = standIn.context('bluesky')
    const text = await publish(
      standIn,
      adapter,
      jobFor(page, { text: 'Un lien : https://exemple.fr et #pain' }),
    )
    expect(text).toMatchObject({ finals: 1 })
    const media = [await picture('Un pain'), await picture('Un autre')]
    const shown = await publish(standIn, adapter, jobFor(page, { format: 'album', media }))
    expect(await adapter.readBack(context, page, shown.id)).toMatchObject({
      url: expect.stringContaining('/post/'),
    })
    await adapter.comment(context, page, shown.id, 'Merci !')
    expect(await adapter.postFigures(context, page, shown.id)).toMatchObject({ likes: expect.any(Number) })
    await adapter.remove(context, page, shown.id)
    expect(await adapter.readBack(context, page, shown.id)).toBeNull()
  })

  it.each([
    'after',
    'after-500',
    'after-502',
    '502',
    '503',
    '504',
    '202',
    'cut-body',
    'cut-body-done',
    'broken',
  ])('one post is live after silence of the kind %s', async (kind) => {
    await survivesSilence(standIn, adapter, page, {
      kind,
      call: 'com.atproto.repo.putRecord',
      job: jobFor(page),
    })
  })

  it('a token that is over is said to be over, and a new one goes on', async () => {
    const context = standIn.context('bluesky')
    await standIn.fault({ network: 'bluesky', kind: 'token-expired' })
    expect(await refusalOf(() => publish(standIn, adapter, jobFor(page)))).toBe('authExpired')
    const tokens = await adapter.refresh(context, page.tokens)
    page = { ...page, tokens: tokens ?? page.tokens }
    expect((await publish(standIn, adapter, jobFor(page))).id).toContain('at://')
  })
})
