import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type ClientAuth,
  customFetch,
  nopkce,
  refreshTokenGrantRequest,
  revocationRequest,
} from 'oauth4webapi'
import type { CallContext, Tokens } from '../adapter.ts'
import { type Answer, jsonOf, readJson } from '../calling/answer.ts'
import { handleAnswer, send } from '../calling/call.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import type { NetworkRequest } from '../http.ts'
import { readTokenRefusal, type TokenAnswer, tokenAnswer } from './read-tokens.ts'

/** A network that keeps to OAuth 2, and who we are there. */
export interface OAuthServer {
  readonly tokenUrl: string
  readonly revokeUrl: string
  readonly clientId: string
  readonly authenticate: ClientAuth
  readonly secrets: readonly (string | undefined)[]
}

const serverOf = ({ tokenUrl, revokeUrl }: OAuthServer) => ({
  issuer: new URL(tokenUrl).origin,
  token_endpoint: tokenUrl,
  revocation_endpoint: revokeUrl,
})

/** The protocol's library sends through the HTTP that was given; stand-ins are spoken to without encryption. */
const through = (context: CallContext, server: OAuthServer, isFinal: boolean) => ({
  [allowInsecureRequests]: server.tokenUrl.startsWith('http:'),
  [customFetch]: async (
    url: string,
    options: { method: string; headers: Record<string, string>; body?: unknown },
  ) => {
    const request: NetworkRequest = {
      method: options.method === 'GET' ? 'GET' : 'POST',
      url,
      headers: options.headers,
      body: String(options.body ?? ''),
    }
    const answer = await send(context, request, isFinal)
    const isEmpty = answer.text === '' || answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : answer.text, { status: answer.status })
  },
})

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: readJson(text) }
}

export const exchangeCode = async (
  context: CallContext,
  server: OAuthServer,
  given: {
    readonly callback: URLSearchParams
    readonly redirectUri: string
    readonly verifier: string | null
  },
): Promise<TokenAnswer> => {
  const response = await authorizationCodeGrantRequest(
    serverOf(server),
    { client_id: server.clientId },
    server.authenticate,
    given.callback,
    given.redirectUri,
    given.verifier ?? nopkce,
    through(context, server, false),
  )
  return handleAnswer(
    context,
    { ...readingTokens, secrets: [...server.secrets, given.verifier ?? undefined] },
    await answerOf(response),
  )
}

const readingTokens = { refusalOf: readTokenRefusal, read: jsonOf(tokenAnswer) }

/** `rotates` where a refresh token is good for once: a refresh without an answer may have used it up. */
export const refreshTokens = async (
  context: CallContext,
  server: OAuthServer,
  refresh: string,
  rotates: boolean,
): Promise<TokenAnswer> => {
  const response = await refreshTokenGrantRequest(
    serverOf(server),
    { client_id: server.clientId },
    server.authenticate,
    refresh,
    through(context, server, rotates),
  )
  const asked = { ...readingTokens, isFinal: rotates, secrets: [...server.secrets, refresh] }
  return handleAnswer(context, asked, await answerOf(response))
}

/** A token that is over already is as good as revoked. */
export const revokeToken = async (
  context: CallContext,
  server: OAuthServer,
  tokens: Tokens,
): Promise<void> => {
  const token = tokens.refresh ?? tokens.access
  const response = await revocationRequest(
    serverOf(server),
    { client_id: server.clientId },
    server.authenticate,
    token,
    through(context, server, false),
  )
  const refusalOf = (answer: Answer, now: Date) => {
    const kind = refusalOfStatus(answer.status)
    return kind === 'transient' || kind === 'rateLimited' ? readTokenRefusal(answer, now) : null
  }
  handleAnswer(context, { refusalOf, secrets: [token], read: () => undefined }, await answerOf(response))
}
