import { ClientSecretPost } from 'oauth4webapi'
import * as z from 'zod'
import type { CallContext, ConsentConnect, Identity, Tokens } from '../adapter.ts'
import { jsonOf, readJson } from '../calling/answer.ts'
import { addressOf, fromBase64Url } from '../calling/encode.ts'
import { exchangeCode, type OAuthServer, refreshTokens, revokeToken } from '../connecting/oauth.ts'
import { readCallback } from '../connecting/read-callback.ts'
import { scopesOf, tokensOf } from '../connecting/read-tokens.ts'
import { Refusal } from '../refusal.ts'
import { ask } from './call.ts'
import { clientOf, configOf } from './configuration.ts'

const server = (context: CallContext): OAuthServer => {
  const { web, clientId, clientSecret } = clientOf(context)
  return {
    tokenUrl: `${web}/oauth/v2/accessToken`,
    revokeUrl: `${web}/oauth/v2/revoke`,
    clientId,
    authenticate: ClientSecretPost(clientSecret),
    secrets: [clientSecret],
  }
}

/** A challenge is not for web clients there: the state and the secret stand for it. */
export const connect: ConsentConnect = {
  way: 'consent',
  begin: async (context, { redirectUri, state }) => {
    const { web, clientId, scopes } = clientOf(context)
    const query = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state,
      scope: scopes,
    }
    return { url: addressOf(web, '/oauth/v2/authorization', query) }
  },
  finish: async (context, { redirectUri, callback, state }) => {
    const { clientId } = clientOf(context)
    const given = { callback: readCallback(callback, clientId, state), redirectUri, verifier: null }
    const answer = await exchangeCode(context, server(context), given)
    const tokens = tokensOf(answer, context.now())
    const identity = await identify(context, tokens).catch((error: unknown) => {
      // A token may be called revoked in the first seconds of its life, and the code is used up: the answer said who it is.
      const told = personOf(answer.id_token)
      if (told && error instanceof Refusal && error.facts.kind === 'authRevoked') return told
      throw error
    })
    return { identity, tokens, scopes: scopesOf(answer.scope) }
  },
}

const person = z
  .object({
    sub: z.string().min(1),
    name: z.string().catch(''),
    picture: z.string().optional().catch(undefined),
  })
  .transform(
    ({ sub, name, picture }): Identity => ({ id: sub, name: name || sub, ...(picture ? { picture } : {}) }),
  )

/** Came from LinkedIn itself a moment ago, so its signature need not be asked. */
const personOf = (idToken: string | undefined): Identity | undefined => {
  const payload = readJson(fromBase64Url(idToken?.split('.')[1] ?? '') ?? '')
  return person.safeParse(payload).data
}

/** Null where the app is not allowed to refresh: then the person consents anew every sixty days. */
export const refresh = async (context: CallContext, tokens: Tokens): Promise<Tokens | null> => {
  if (!tokens.refresh) return null
  return tokensOf(await refreshTokens(context, server(context), tokens.refresh, false), context.now(), tokens)
}

export const revoke = (context: CallContext, tokens: Tokens): Promise<void> =>
  revokeToken(context, server(context), tokens)

const member = z
  .object({
    id: z.string().min(1),
    localizedFirstName: z.string().catch(''),
    localizedLastName: z.string().catch(''),
    vanityName: z.string().min(1).optional().catch(undefined),
  })
  .transform(
    ({ id, localizedFirstName: first, localizedLastName: last, vanityName: handle }): Identity => ({
      id,
      name: `${first} ${last}`.trim() || id,
      ...(handle ? { handle } : {}),
    }),
  )

/** Each product has its own way of telling who it is. */
const byScope = {
  openid: (context: CallContext, tokens: Tokens): Promise<Identity> =>
    ask(context, { path: '/v2/userinfo', token: tokens.access, read: jsonOf(person) }),
  r_basicprofile: (context: CallContext, tokens: Tokens): Promise<Identity> =>
    ask(context, { path: '/v2/me', token: tokens.access, read: jsonOf(member) }),
} as const

/** As the app's product tells it; what was granted to another product before is asked the other way. */
export const identify = async (context: CallContext, tokens: Tokens): Promise<Identity> => {
  const signsIn = scopesOf(configOf(context).scopes).includes('openid')
  const [first, second] = signsIn
    ? (['openid', 'r_basicprofile'] as const)
    : (['r_basicprofile', 'openid'] as const)
  try {
    return await byScope[first](context, tokens)
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.kind !== 'permissionMissing') throw error
    return byScope[second](context, tokens)
  }
}
