import { longestAnswerMs, type Route, type RouteKey, type RouteTypes } from '@postelier/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nobody } from '../access/actor.ts'
import { runCommand, runQuery } from '../access/context.ts'
import { isWeak } from '../access/second-factor.policy.ts'
import { AppError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { authorizeCall } from './authorize-call.ts'
import { type Caller, findCaller } from './caller.ts'
import { clearSessionCookie, setSessionCookie, visitOf } from './cookies.ts'
import { csrfMatches, csrfTokenFor } from './csrf.ts'
import type { Call, Handler, RawAnswer } from './handlers.ts'
import type { KeyedLimiter } from './limit-per-key.ts'
import type { RateLimiter } from './rate-limit.ts'
import { receiveFiles } from './receive-files.ts'
import { schemaOf } from './route-schema.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
    renewedToken?: string
  }
}

/**
 * Mounts one route of the contract. Before its handler runs, in this order: who calls, forgery, rate, access, input.
 * Access comes before input, so that a stranger learns nothing from how a body is refused.
 */
export function mount<K extends RouteKey>(
  app: FastifyInstance,
  platform: Platform,
  limiter: RateLimiter,
  keyedLimiter: KeyedLimiter,
  route: Route,
  handler: Handler<K>,
): void {
  app.route({
    ...schemaOf(route),
    ...(route.maxBodyBytes === undefined ? {} : { bodyLimit: route.maxBodyBytes }),
    // A file takes as long as the line it comes or goes on.
    ...(route.raw || route.files ? {} : { handlerTimeout: route.longestAnswerMs ?? longestAnswerMs }),
    config: { contract: route } as never,
    onRequest: async (request, reply) => {
      // A stream stays open for hours: nobody waits for it.
      if (!route.raw) platform.visitors.enter(request)
      const caller = seenBy(route, await findCaller(platform, request, reply, route), platform)
      request.caller = caller
      if (!route.signed && (route.method !== 'GET' || route.path === '/auth/logout'))
        refuseForgery(platform, request, caller)
      await limiter.hit(route.rate, countedFor(route, caller))
      await authorizeCall(platform, route, caller, (request.params ?? {}) as Record<string, string>)
    },
    handler: async (request, reply) => {
      const caller = request.caller as Caller
      const uploads = route.files ? await receiveFiles(request, route) : undefined
      try {
        const call = callOf(platform, limiter, keyedLimiter, route, request, reply, caller, uploads)
        const answer = await handler(call as never)
        if (reply.sent) return reply
        if (route.raw) return sendRaw(reply, answer as unknown as RawAnswer)
        return {
          success: true,
          ...(answer as object | undefined),
          ...(request.renewedToken ? { token: request.renewedToken } : {}),
        }
      } finally {
        await uploads?.remove()
      }
    },
  })
}

/**
 * Public routes give more to some (a file to who may see it), so who still owes a second factor is nobody there. The
 * cookie stays what anti-forgery tokens hang on.
 */
function seenBy({ access }: Route, caller: Caller, { config }: Platform): Caller {
  const owes = caller.session && isWeak(caller.session, config.production)
  return access.kind === 'public' && owes ? { ...caller, actor: nobody, session: undefined } : caller
}

/**
 * Whom a limit counts. What a stranger can do is counted by address, also for somebody signed in: many accounts must not
 * make many tries.
 */
function countedFor({ access, rate }: Route, { actor, address }: Caller): string {
  const asStranger = access.kind === 'public' && rate !== 'read'
  return actor.kind === 'person' && !asStranger ? `p${actor.personId}` : `a${address}`
}

function refuseForgery(platform: Platform, request: FastifyRequest, caller: Caller): void {
  const asked = request.headers['x-requested-with'] === 'XMLHttpRequest'
  if (asked && csrfMatches(platform.secrets.csrf, caller.anchor, request.headers['x-csrf-token'])) return
  request.renewedToken = csrfTokenFor(platform.secrets.csrf, caller.anchor)
  throw new AppError('csrf')
}

function callOf(
  platform: Platform,
  limiter: RateLimiter,
  keyedLimiter: KeyedLimiter,
  route: Route,
  request: FastifyRequest,
  reply: Call<RouteTypes>['reply'],
  caller: Caller,
  uploads: Awaited<ReturnType<typeof receiveFiles>> | undefined,
): Call<RouteTypes> {
  const { config, secrets } = platform
  return {
    params: (request.params ?? {}) as never,
    query: (request.query ?? {}) as never,
    body: (uploads?.fields ?? request.body ?? {}) as never,
    files: uploads?.files ?? {},
    actor: caller.actor,
    session: caller.session,
    language: caller.language,
    address: caller.address,
    userAgent: caller.userAgent,
    platform,
    limit: (rate, who) => limiter.hit(rate, who),
    command: (command, input) => runCommand(platform, caller.actor, request.id, command, input, caller.tab),
    read: (query, input) =>
      keyedLimiter(countedFor(route, caller), () =>
        runQuery(platform, caller.actor, query, input, platform.reading),
      ),
    startSession(token, expiresAt) {
      setSessionCookie(config, reply, token, expiresAt)
      request.renewedToken = csrfTokenFor(secrets.csrf, token)
    },
    endSession() {
      clearSessionCookie(config, reply)
      request.renewedToken = csrfTokenFor(secrets.csrf, visitOf(config, request, reply))
    },
    request,
    reply,
  }
}

function sendRaw(reply: Call<RouteTypes>['reply'], answer: RawAnswer) {
  return reply
    .headers({ ...answer.headers })
    .type(answer.type)
    .send(answer.body)
}
