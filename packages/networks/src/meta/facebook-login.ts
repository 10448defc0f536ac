import * as z from 'zod'
import type { CallContext, ConsentConnect, Identity, Tokens } from '../adapter.ts'
import { type Answer, idText, jsonOf, nothing } from '../calling/answer.ts'
import { addressOf } from '../calling/encode.ts'
import { after } from '../calling/retry-at.ts'
import { readCallback } from '../connecting/read-callback.ts'
import { Refusal, type RefusalFacts } from '../refusal.ts'
import { clientOf, facebookHost, type MetaConfig } from './configuration.ts'
import { graph } from './graph.ts'
import { readRefusal } from './read-refusal.ts'

type Configured = (context: CallContext) => MetaConfig & { readonly scopes: string }

const token = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
})

/** Here code 1 is a wrong secret and no accident, and nothing of an exchange can be repeated. */
const readExchangeRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const refused = readRefusal(answer, now)
  if (refused?.code === '1') return { ...refused, kind: 'config' }
  return refused
}

/** Facebook's own window: a code, a short token for it, a long one for that. */
export const facebookLogin = (configOf: Configured): ConsentConnect => ({
  way: 'consent',
  begin: async (context, { redirectUri, state, another }) => {
    const { web, version, clientId, scopes, adScopes } = clientOf(configOf(context))
    const query = {
      client_id: clientId,
      redirect_uri: redirectUri,
      state,
      response_type: 'code',
      scope: [scopes, adScopes].filter(Boolean).join(','),
      // Its page offers to leave for another account by itself, and asks again what was refused, Pages among it.
      auth_type: another ? 'rerequest' : undefined,
    }
    return { url: addressOf(web, `/${version}/dialog/oauth`, query) }
  },
  finish: async (context, { redirectUri, callback, state }) => {
    const { clientId, clientSecret, ...config } = clientOf(configOf(context))
    const code = readCallback(callback, clientId, state).get('code') ?? ''
    const exchange = (form: Record<string, string>, secret: string) =>
      graph(context, facebookHost(config), {
        method: 'POST',
        path: '/oauth/access_token',
        form: { client_id: clientId, client_secret: clientSecret, ...form },
        secrets: [clientSecret, secret],
        refusalOf: readExchangeRefusal,
        read: jsonOf(token),
      })
    const short = await exchange({ redirect_uri: redirectUri, code }, code)
    const long = await exchange(
      { grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token },
      short.access_token,
    )
    const tokens: Tokens = {
      access: long.access_token,
      accessExpiresAt: long.expires_in ? after(context.now(), long.expires_in * 1000).toISOString() : null,
      refreshExpiresAt: null,
    }
    return {
      identity: await identifyPerson(configOf)(context, tokens),
      tokens,
      scopes: await grantedScopes(configOf(context), context, tokens),
    }
  },
})

const me = z.object({
  id: idText,
  name: z.string().catch(''),
  picture: z
    .object({ data: z.object({ url: z.string() }) })
    .optional()
    .catch(undefined),
})

export const identifyPerson =
  (configOf: Configured) =>
  async (context: CallContext, tokens: Tokens): Promise<Identity> => {
    const { id, name, picture } = await graph(context, facebookHost(configOf(context)), {
      path: '/me',
      token: tokens.access,
      query: { fields: 'id,name,picture{url}' },
      read: jsonOf(me),
    })
    return { id, name: name || id, ...(picture ? { picture: picture.data.url } : {}) }
  }

const permissions = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) })

/** People untick what they like: what was granted is asked for. */
const grantedScopes = async (config: MetaConfig, context: CallContext, tokens: Tokens): Promise<string[]> => {
  const { data } = await graph(context, facebookHost(config), {
    path: '/me/permissions',
    token: tokens.access,
    read: jsonOf(permissions),
  })
  return data.filter(({ status }) => status === 'granted').map(({ permission }) => permission)
}

/** Removes the app from the person's account, and with it every token it was given. */
export const revokePerson =
  (configOf: Configured) =>
  async (context: CallContext, tokens: Tokens): Promise<void> => {
    try {
      await graph(context, facebookHost(configOf(context)), {
        method: 'DELETE',
        path: '/me/permissions',
        token: tokens.access,
        read: nothing,
      })
    } catch (error) {
      const isOver = error instanceof Refusal && ['authRevoked', 'authExpired'].includes(error.facts.kind)
      if (!isOver) throw error
    }
  }
