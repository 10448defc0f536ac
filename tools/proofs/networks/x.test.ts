import type { OpenPage } from '@postelier/networks/adapters'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/x/adapter.ts'
import { connect, publish, refusalOf, survivesSilence } from './conformance.ts'
import { jobFor, openStandIn, picture, type StandIn } from './stand-in.ts'

let standIn: StandIn
let page: OpenPage
beforeAll(async () => {
  standIn = await openStandIn()
  page = await connect(standIn, adapter, 'boulangerie-berthier')
})
afterAll(() => standIn.close())

describe('X and its stand-in', () => {
  it('agree on a text, on a picture with its words, and on a post that is gone', async () => {
    const context = standIn.context('x')
    expect(await publish(standIn, adapter, jobFor(page))).toMatchObject({ finals: 1, id: expect.any(String) })
    const shown = await publish(standIn, adapter, jobFor(page, { format: 'image', media: [await picture()] }))
    expect(await adapter.readBack(context, page, shown.id)).not.toBeNull()
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
  ])('one post is live after silence of the kind %s', async (kind) =>
    survivesSilence(standIn, adapter, page, { kind, call: 'create-post', job: jobFor(page) }),
  )

  it('a token that is over is said to be over; the new one works, and the old one refreshes no more', async () => {
    const context = standIn.context('x')
    await standIn.fault({ network: 'x', kind: 'token-expired' })
    expect(await refusalOf(() => publish(standIn, adapter, jobFor(page)))).toBe('authExpired')
    const old = page.tokens
    page = { ...page, tokens: (await adapter.refresh(context, old)) ?? old }
    expect((await publish(standIn, adapter, jobFor(page))).id).not.toBe('')
    expect(await refusalOf(() => adapter.refresh(context, old))).toBe('authRevoked')
  })

  it('too much for now is said with the time it is over', async () => {
    await standIn.fault({ network: 'x', kind: 'rate-limit', call: 'create-post', ms: 60_000 })
    expect(await refusalOf(() => publish(standIn, adapter, jobFor(page)))).toBe('rateLimited')
  })

  it('the same twice is refused as a duplicate, and the first one is found', async () => {
    const text = 'Deux fois la même fournée.'
    await publish(standIn, adapter, jobFor(page, { text }))
    expect(await refusalOf(() => publish(standIn, adapter, jobFor(page, { text })))).toBe('duplicate')
  })
})
