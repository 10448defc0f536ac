import { type ClientAuth, calculatePKCECodeChallenge, None } from 'oauth4webapi'
import * as z from 'zod'
import type { CallContext, ConsentConnect, Identity, Tokens } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { addressOf, base64, utf8 } from '../calling/encode.ts'
import { exchangeCode, type OAuthServer, refreshTokens, revokeToken } from '../connecting/oauth.ts'
import { readCallback } from '../connecting/read-callback.ts'
import { scopesOf, tokensOf } from '../connecting/read-tokens.ts'
import { ask } from './call.ts'
import { clientOf } from './configuration.ts'

/** As X writes it: id and secret as they are, where the standard would escape them first. */
const basic =
  (id: string, secret: string): ClientAuth =>
  (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${base64(utf8(`${id}:${secret}`))}`)
  }

const server = (context: CallContext): OAuthServer => {
  const { api, clientId, clientSecret } = clientOf(context)
  return {
    tokenUrl: `${api}/2/oauth2/token`,
    revokeUrl: `${api}/2/oauth2/revoke`,
    clientId,
    authenticate: clientSecret ? basic(clientId, clientSecret) : None(),
    secrets: [clientSecret],
  }
}

/** Connects an X account by the network's consent page. */
export const connect: ConsentConnect = {
  way: 'consent',
  begin: async (context, { redirectUri, state, verifier }) => {
    const { web, clientId, scopes } = clientOf(context)
    return {
      url: addressOf(web, '/i/oauth2/authorize', {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    }
  },
  finish: async (context, { redirectUri, callback, state, verifier }) => {
    const { clientId } = clientOf(context)
    const given = { callback: readCallback(callback, clientId, state), redirectUri, verifier }
    const answer = await exchangeCode(context, server(context), given)
    const tokens = tokensOf(answer, context.now())
    return { identity: await identify(context, tokens), tokens, scopes: scopesOf(answer.scope) }
  },
}

/** A refresh token is good for once. */
export const refresh = async (context: CallContext, tokens: Tokens): Promise<Tokens | null> => {
  if (!tokens.refresh) return null
  return tokensOf(await refreshTokens(context, server(context), tokens.refresh, true), context.now(), tokens)
}

export const revoke = (context: CallContext, tokens: Tokens): Promise<void> =>
  revokeToken(context, server(context), tokens)

const count = z.number().optional().catch(undefined)
const me = z.object({
  data: z.object({
    id: idText,
    name: z.string(),
    username: z.string(),
    profile_image_url: z.string().optional(),
    public_metrics: z.object({ followers_count: count }).optional().catch(undefined),
  }),
})

export const readMe = async (context: CallContext, token: string) => {
  const { data } = await ask(context, {
    path: '/2/users/me',
    token,
    query: { 'user.fields': 'username,name,profile_image_url,verified,public_metrics' },
    read: jsonOf(me),
  })
  return data
}

export const identify = async (context: CallContext, tokens: Tokens): Promise<Identity> => {
  const { id, name, username, profile_image_url: picture } = await readMe(context, tokens.access)
  return { id, name, handle: username, ...(picture ? { picture } : {}) }
}
