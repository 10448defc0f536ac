// The short ways to speak to a test's X.

import { createHash } from 'node:crypto'
import { drawPng } from '../../look/png.ts'
import type { OpenNetworks } from './open-networks.ts'

export function xClient(x: () => OpenNetworks) {
  const redirect_uri = 'http://127.0.0.1:4000/back'
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const scope = 'tweet.read tweet.write users.read media.write offline.access'
  const ask = (more: Record<string, string> = {}) =>
    `/x/www/i/oauth2/authorize?${new URLSearchParams({
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
    (await x().consent(ask(more), { account })).searchParams.get('code') ?? ''
  const exchange = (code: string, more: Record<string, string> = {}) =>
    x().call('POST', '/x/api/2/oauth2/token', {
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
    (await exchange(await codeFor(account))).body.access_token as string
  const create = (token: string, json: unknown) => x().call('POST', '/x/api/2/tweets', { token, json })
  const picture = () => drawPng(40, 30, (a, b) => [a, b, 120])
  const seed = () => createHash('sha256').update(String(Math.random())).digest('hex')

  return { redirect_uri, verifier, scope, ask, codeFor, exchange, tokenFor, create, picture, seed }
}
