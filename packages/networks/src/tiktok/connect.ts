import { calculatePKCECodeChallenge } from 'oauth4webapi'
import * as z from 'zod'
import type { CallContext, ConsentConnect, Identity, Tokens } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf, formOf, formType, hex, utf8 } from '../calling/encode.ts'
import { readCallback } from '../connecting/read-callback.ts'
import {
  readTokenRefusal,
  scopesOf,
  type TokenAnswer,
  tokenAnswer,
  tokensOf,
} from '../connecting/read-tokens.ts'
import { ask } from './call.ts'
import { clientOf, type TiktokConfig } from './configuration.ts'

const challengeOf = async (form: TiktokConfig['challenge'], verifier: string): Promise<string> =>
  form === 'hex'
    ? hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(verifier))))
    : calculatePKCECodeChallenge(verifier)

/** OAuth with words of its own: `client_key`, commas, and errors with status 200. */
const askForTokens = (
  context: CallContext,
  form: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
  rotates: boolean,
): Promise<TokenAnswer> => {
  const { api, clientId, clientSecret } = clientOf(context)
  return call(context, {
    request: {
      method: 'POST',
      url: `${api}/v2/oauth/token/`,
      headers: { 'content-type': formType },
      body: formOf({ client_key: clientId, client_secret: clientSecret, ...form }),
    },
    ...(rotates ? { isFinal: true } : {}),
    secrets: [clientSecret, ...secrets],
    refusalOf: readTokenRefusal,
    read: jsonOf(tokenAnswer),
  })
}

/** Which scopes were given decides which fields may be asked for at all: it is kept with the tokens. */
const withScopes = (tokens: Tokens, scope: string, old?: Tokens): Tokens => ({
  ...tokens,
  more: { scopes: scope || (old?.more?.scopes ?? '') },
})

/** Connects a TikTok account by the network's consent page. */
export const connect: ConsentConnect = {
  way: 'consent',
  begin: async (context, { redirectUri, state, verifier, another }) => {
    const { web, clientId, scopes, challenge } = clientOf(context)
    const proof =
      challenge === 'none'
        ? {}
        : { code_challenge: await challengeOf(challenge, verifier), code_challenge_method: 'S256' }
    return {
      url: addressOf(web, '/v2/auth/authorize/', {
        client_key: clientId,
        scope: scopes,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        // Whoever agreed once is otherwise sent straight back as the same account.
        disable_auto_auth: another ? '1' : undefined,
        ...proof,
      }),
    }
  },
  finish: async (context, { redirectUri, callback, state, verifier }) => {
    const { clientId, challenge } = clientOf(context)
    const code = readCallback(callback, clientId, state).get('code') ?? ''
    const form = {
      code,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code_verifier: challenge === 'none' ? undefined : verifier,
    }
    const answer = await askForTokens(context, form, [code, verifier], false)
    const tokens = withScopes(tokensOf(answer, context.now()), answer.scope)
    return { identity: await identify(context, tokens), tokens, scopes: scopesOf(answer.scope) }
  },
}

/** The old refresh token stops at once: a refresh without an answer may have used it up. */
export const refresh = async (context: CallContext, tokens: Tokens): Promise<Tokens | null> => {
  if (!tokens.refresh) return null
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh }
  const answer = await askForTokens(context, form, [tokens.refresh], true)
  return withScopes(tokensOf(answer, context.now(), tokens), answer.scope, tokens)
}

export const revoke = async (context: CallContext, tokens: Tokens): Promise<void> => {
  const { api, clientId, clientSecret } = clientOf(context)
  await call(context, {
    request: {
      method: 'POST',
      url: `${api}/v2/oauth/revoke/`,
      headers: { 'content-type': formType },
      body: formOf({ client_key: clientId, client_secret: clientSecret, token: tokens.access }),
    },
    secrets: [clientSecret, tokens.access],
    refusalOf: (answer, now) => {
      const refused = readTokenRefusal(answer, now)
      // What is over already is revoked.
      return refused?.kind === 'authRevoked' ? null : refused
    },
    read: () => undefined,
  })
}

/** A field whose scope was not given fails the whole question. */
const fieldsOf = ({ more }: Tokens): string[] => {
  const scopes = scopesOf(more?.scopes ?? 'user.info.basic')
  return [
    'open_id',
    'avatar_url',
    'display_name',
    ...(scopes.includes('user.info.profile') ? ['username'] : []),
    ...(scopes.includes('user.info.stats') ? ['follower_count', 'likes_count', 'video_count'] : []),
  ]
}

const count = z.number().optional().catch(undefined)
const user = z.object({
  open_id: idText,
  display_name: z.string().catch(''),
  username: z.string().optional().catch(undefined),
  avatar_url: z.string().optional().catch(undefined),
  follower_count: count,
  likes_count: count,
  video_count: count,
})

export const readUser = async (context: CallContext, tokens: Tokens) => {
  const answer = await ask(context, {
    method: 'GET',
    path: '/v2/user/info/',
    token: tokens.access,
    fields: fieldsOf(tokens),
    data: z.object({ user }),
  })
  return answer.user
}

export const identify = async (context: CallContext, tokens: Tokens): Promise<Identity> => {
  const { open_id: id, display_name: name, username, avatar_url: picture } = await readUser(context, tokens)
  return {
    id,
    name: name || username || id,
    ...(username ? { handle: username } : {}),
    ...(picture ? { picture } : {}),
  }
}
