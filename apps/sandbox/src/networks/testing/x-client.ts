// The short ways to speak to a test's X.

import { createHash } from 'node:crypto'
import { drawPng } from '../../look/png.ts'
import type { DemoNetworks, Json } from './demo-networks.ts'

interface XThing {
  id: string
  text: string
  media_key: string
  username: string
  edit_history_tweet_ids: string[]
  edit_history_post_ids: string[]
  processing_info: { state: string }
  attachments: { media_keys: string[] }
  public_metrics: { impression_count: number }
  non_public_metrics: { impression_count: number }
}
/** What X's answers may hold; its data are one thing or several. */
export interface XAnswer extends Json {
  access_token: string
  refresh_token: string
  error: string
  error_description: string
  type: string
  title: string
  detail: string
  data: XThing & readonly XThing[]
  errors: readonly { message: string; title: string }[]
  meta: { next_token: string; result_count: number }
}

export function xClient(x: () => DemoNetworks<XAnswer>) {
  const redirect_uri = 'http://127.0.0.1:4000/back'
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const scope = 'tweet.read tweet.write users.read media.write offline.access'
  const ask = (more: Record<string, string> = {}) =>
    `/networks/x/www/i/oauth2/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: 'postelier',
      redirect_uri,
      scope,
      state: 'st',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      ...more,
    })}`
  const codeFor = async (account: string, more: Record<string, string> = {}) =>
    (await x().consent(ask(more), {}, `account=${account}&decision=accept`)).searchParams.get('code') ?? ''
  const exchange = (code: string, more: Record<string, string> = {}) =>
    x().call('POST', '/networks/x/api/2/oauth2/token', {
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri,
        code_verifier: verifier,
        client_id: 'postelier',
        ...more,
      },
    })
  const tokenFor = async (account = 'boulangerie-berthier') =>
    (await exchange(await codeFor(account))).body.access_token
  const create = (token: string, json: unknown) =>
    x().call('POST', '/networks/x/api/2/tweets', { token, json })
  const picture = () => drawPng(40, 30, (a, b) => [a, b, 120])
  const seed = () => createHash('sha256').update(String(Math.random())).digest('hex')

  return { redirect_uri, verifier, scope, ask, codeFor, exchange, tokenFor, create, picture, seed }
}
