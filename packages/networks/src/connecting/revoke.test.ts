import { expect, test } from 'vitest'
import { adapters } from '../adapters.ts'
import { contextOf, pageOf, refusalOf } from '../testing/builders.ts'
import { type ScriptedAnswer, script } from '../testing/scripted-http.ts'

const config = { clientId: 'id-1', clientSecret: 'very-secret' }
const { tokens } = pageOf()
const error = (code: number) => ({ error: { message: 'x', code } })

test.each([
  ['x', 'https://api.x.com/2/oauth2/revoke'],
  ['linkedin', 'https://www.linkedin.com/oauth/v2/revoke'],
  ['tiktok', 'https://open.tiktokapis.com/v2/oauth/revoke/'],
  ['facebook', 'https://graph.facebook.com/v27.0/me/permissions'],
  ['instagram', 'https://graph.facebook.com/v27.0/me/permissions'],
  ['bluesky', 'https://bsky.social/xrpc/com.atproto.server.deleteSession'],
] as const)('%s: what is over already is revoked; silence is no yes', async (network, url) => {
  const isMeta = network === 'facebook' || network === 'instagram'
  const over = isMeta ? error(190) : { error: network === 'bluesky' ? 'ExpiredToken' : 'invalid_grant' }
  const revoke = (answer: ScriptedAnswer) => {
    const world = script(answer)
    return { world, done: adapters[network].revoke(contextOf(world.http, { config }), tokens) }
  }
  const { world, done } = revoke({ json: { success: true } })
  await done
  expect(world.requests[0]?.url).toBe(url)
  await revoke({ status: 400, json: over }).done
  expect((await refusalOf(revoke({ status: 503, text: '' }).done)).kind).toBe('transient')
})

test('Instagram’s own window knows no way back, and nothing is asked', async () => {
  const own = { ...tokens, more: { login: 'instagram' } }
  await adapters.instagram.revoke(contextOf(script().http, { config }), own)
})
