import * as z from 'zod'
import type { CallContext, ConsentConnect, Identity, Tokens } from '../adapter.ts'
import { type Answer, idText, jsonOf } from '../calling/answer.ts'
import { addressOf } from '../calling/encode.ts'
import { after } from '../calling/retry-at.ts'
import { readCallback } from '../connecting/read-callback.ts'
import { scopesOf } from '../connecting/read-tokens.ts'
import { clientOf } from '../meta/configuration.ts'
import { graph } from '../meta/graph.ts'
import { readRefusal } from '../meta/read-refusal.ts'
import type { RefusalFacts } from '../refusal.ts'
import { configOf, hostOf, instagramHost } from './configuration.ts'

const permissions = z.union([z.array(z.string()), z.string().transform(scopesOf)]).catch([])
const short = z.object({ access_token: z.string().min(1), permissions: permissions.default([]) })
// Seen flat and wrapped.
const shortAnswer = z.union([
  short,
  z.object({ data: z.tuple([short]).rest(short) }).transform(({ data }) => data[0]),
])

const long = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
})

/** The window's own words for no: a code that is used up or over, which the person must give anew. */
const readExchangeRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const said = z
    .object({ error_type: z.string(), error_message: z.string().catch('') })
    .safeParse(answer.json).data
  if (!said) return readRefusal(answer, now)
  return { kind: 'authRevoked', code: said.error_type, message: said.error_message, status: answer.status }
}

const tokensOf = (context: CallContext, answer: z.infer<typeof long>): Tokens => ({
  access: answer.access_token,
  accessExpiresAt: answer.expires_in ? after(context.now(), answer.expires_in * 1000).toISOString() : null,
  refreshExpiresAt: null,
  more: { login: 'instagram' },
})

/** Instagram's own window: no Page is needed, and nothing can be boosted or deleted. */
export const instagramLogin: ConsentConnect = {
  way: 'consent',
  begin: async (context, { redirectUri, state, another }) => {
    const { instagramWeb, clientId, instagramScopes } = clientOf(configOf(context))
    return {
      url: addressOf(instagramWeb, '/oauth/authorize', {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: instagramScopes,
        state,
        enable_fb_login: '0',
        force_reauth: another ? 'true' : undefined,
      }),
    }
  },
  finish: async (context, { redirectUri, callback, state }) => {
    const { clientId, clientSecret, instagramTokens } = clientOf(configOf(context))
    const code = readCallback(callback, clientId, state).get('code')?.replace(/#_$/, '') ?? ''
    const tokenHost = { base: instagramTokens, version: '' }
    const first = await graph(context, tokenHost, {
      method: 'POST',
      path: '/oauth/access_token',
      form: {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
      },
      secrets: [clientSecret, code],
      refusalOf: readExchangeRefusal,
      read: jsonOf(shortAnswer),
    })
    const second = await graph(
      context,
      { ...instagramHost(configOf(context)), version: '' },
      {
        path: '/access_token',
        query: {
          grant_type: 'ig_exchange_token',
          client_secret: clientSecret,
          access_token: first.access_token,
        },
        secrets: [clientSecret, first.access_token],
        read: jsonOf(long),
      },
    )
    const tokens = tokensOf(context, second)
    return { identity: await identifyOwn(context, tokens), tokens, scopes: first.permissions }
  },
}

/** Sixty days more; the token must be a day old and not over. */
export const refreshOwn = async (context: CallContext, tokens: Tokens): Promise<Tokens> => {
  const answer = await graph(
    context,
    { ...instagramHost(configOf(context)), version: '' },
    {
      path: '/refresh_access_token',
      query: { grant_type: 'ig_refresh_token', access_token: tokens.access },
      secrets: [tokens.access],
      read: jsonOf(long),
    },
  )
  return tokensOf(context, answer)
}

const profile = z.object({
  /** The account's id in paths; `id` is another, of this app alone. */
  user_id: idText,
  username: z.string().catch(''),
  name: z.string().catch(''),
  profile_picture_url: z.string().optional().catch(undefined),
})

export const identifyOwn = async (context: CallContext, tokens: Tokens): Promise<Identity> => {
  const {
    user_id: id,
    username,
    name,
    profile_picture_url: picture,
  } = await graph(context, hostOf(context, tokens), {
    path: '/me',
    token: tokens.access,
    query: { fields: 'user_id,username,name,account_type,profile_picture_url,followers_count' },
    read: jsonOf(profile),
  })
  return {
    id,
    name: name || username || id,
    ...(username ? { handle: username } : {}),
    ...(picture ? { picture } : {}),
  }
}
