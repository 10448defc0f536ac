import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { Route, RouteKey } from '@postelier/contract'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { notFound } from '../platform/errors.ts'
import { requestDuration } from '../platform/metrics.ts'
import type { Platform } from '../platform/platform.ts'
import { answerError } from './answer-error.ts'
import { answerBrokenHttp, answerUnreadable } from './bad-requests.ts'
import type { Handler, Handlers } from './handlers.ts'
import { limitPerKey } from './limit-per-key.ts'
import { mount } from './mount.ts'
import { mountOpenApi } from './open-api.ts'
import { mountPages, type PageWords } from './pages.ts'
import { createRateLimiter } from './rate-limit.ts'
import { refuseOtherNames } from './refuse-other-names.ts'
import { securityHeaders } from './security-headers.ts'
import { validatorCompiler } from './validate.ts'

const megabyte = 1024 * 1024

export interface AppParts {
  readonly routes: readonly Route[]
  /** One for each of the routes. */
  readonly handlers: Handlers
  /** What the page around the web app says: the platform's name, icon and description. */
  readonly pageWords: (language: 'fr' | 'en') => PageWords
  /** Where else pages may load pictures from. */
  readonly pictureOrigins: readonly string[]
  /** Folder of the built web app; without it only the API answers. */
  readonly webFolder: string | undefined
}

/** Puts the HTTP server together: limits, sessions, errors, the modules' routes, and the built web app. */
export async function buildApp(platform: Platform, parts: AppParts): Promise<FastifyInstance> {
  const { config } = platform
  const app = fastify({
    loggerInstance: platform.log.child({ part: 'http' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? false,
    bodyLimit: megabyte,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    return503OnClosing: true,
    requestTimeout: 120_000,
    frameworkErrors: (reason, request, reply) => answerUnreadable(platform, reason, request, reply),
    clientErrorHandler: (reason, socket) => answerBrokenHttp(platform, reason, socket),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((reason, request, reply) => answerError(platform, reason, request, reply))
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (request, reply) => {
    // A connection that was busy when the server began to close would otherwise be kept alive, and the server with it.
    if (closing) reply.header('connection', 'close')
    reply.header('x-request-id', request.id)
    if (!reply.getHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  // These lines name nothing that came from outside: looking for secrets in each of them would cost a tenth of a request.
  const requests = platform.log.child({ part: 'http' }, { redact: [] })
  app.addHook('onResponse', async (request, reply) => {
    platform.visitors.leave(request)
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    requestDuration.observe({ method, route, status }, reply.elapsedTime / 1000)
    const { actor } = request.caller ?? {}
    const who =
      actor?.kind === 'person'
        ? {
            personId: actor.personId,
            ...(actor.impersonatorId ? { impersonatorId: actor.impersonatorId } : {}),
          }
        : {}
    const durationMs = Math.round(reply.elapsedTime)
    requests.info({ requestId: request.id, method, route, status, durationMs, ...who }, 'request')
  })
  if (config.MODE === 'demo') refuseOtherNames(app, config)
  await app.register(cookie)
  const security = securityHeaders(
    config.publicUrl.startsWith('https:'),
    parts.pictureOrigins,
    platform.payments?.name === 'stripe',
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(security)
  })
  await mountOpenApi(app, parts.routes)

  const limiter = createRateLimiter(platform.db, platform.clock, config.RATE_LIMIT_FACTOR)
  // Whoever asks for much at once leaves connections to the others: most questions take two.
  const keyedLimiter = limitPerKey(Math.max(1, Math.floor(config.DATABASE_POOL / 3)))
  const handlerOf = ({ method, path }: Route) =>
    parts.handlers[`${method} ${path}` as RouteKey] as Handler<RouteKey>
  for (const route of parts.routes.filter(({ files, signed }) => !files && !signed))
    mount(app, platform, limiter, keyedLimiter, route, handlerOf(route))
  await app.register(async (services) => {
    // A signature is over the very bytes.
    services.removeAllContentTypeParsers()
    services.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: megabyte }, (_request, body, done) =>
      done(null, body),
    )
    for (const route of parts.routes.filter(({ signed }) => signed))
      mount(services, platform, limiter, keyedLimiter, route, handlerOf(route))
  })
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { fileSize: 50 * megabyte + 1, files: 5, fields: 20, fieldSize: 100_000, parts: 30 },
    })
    for (const route of parts.routes.filter(({ files }) => files))
      mount(uploads, platform, limiter, keyedLimiter, route, handlerOf(route))
  })
  await mountPages(app, platform, parts)
  app.all('/api/*', { schema: { hide: true } as never }, async () => {
    throw notFound()
  })
  return app
}
