import type { ErrorCode } from '@postelier/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseCode } from '../platform/database/database-code.ts'
import { AppError, errorKinds, type FieldFault } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { languageOf } from './caller.ts'

/** One envelope for everything that goes wrong, in the caller's language; what we did not foresee tells nothing of us. */
export function answerError(
  platform: Platform,
  reason: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = asAppError(reason)
  const kind = errorKinds[error.code]
  const language = request.caller?.language ?? languageOf(request)
  if (kind.report)
    platform.log.error(
      { err: error.cause ?? reason, requestId: request.id, url: request.routeOptions.url },
      'request failed',
    )
  if (kind.retryAfter) reply.header('retry-after', String(error.figures.seconds ?? kind.retryAfter))
  const { message, fields } = errorWords(platform, language, error)
  reply
    .status(kind.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      success: false,
      error: {
        code: error.code,
        message,
        ...(fields ? { fields } : {}),
      },
      ...(request.renewedToken ? { token: request.renewedToken } : {}),
    })
}

/** What a person is told of it: as a whole, and by the field it is about. */
export function errorWords(
  { translator }: Pick<Platform, 'translator'>,
  language: 'fr' | 'en',
  error: AppError,
): { readonly message: string; readonly fields: Readonly<Record<string, string>> | undefined } {
  const say: Say = (key, figures) =>
    translator.say(language, key.includes(':') ? key : `errors:${key}`, figures)
  const fields = error.fields
    ? Object.fromEntries(
        Object.entries(error.fields).map(([path, fault]) => [
          path,
          say(fault.key.includes(':') ? fault.key : `fields.${fault.key}`, figuresOf(fault)),
        ]),
      )
    : undefined
  return { message: messageOf(error, say), fields }
}

type Say = (key: string, figures: Readonly<Record<string, string | number>>) => string

/** Nobody counts seconds beyond two minutes. */
const longestInSeconds = 120

function messageOf({ code, figures }: AppError, say: Say): string {
  if (code !== 'tooManyRequests') return say(`codes.${code}`, figures)
  const seconds = Number(figures.seconds ?? errorKinds[code].retryAfter)
  return seconds > longestInSeconds
    ? say('waitMinutes', { count: Math.ceil(seconds / 60) })
    : say(`codes.${code}`, { seconds })
}

function figuresOf({ key: _, ...figures }: FieldFault): Record<string, string | number> {
  return figures
}

const byStatus: Partial<Record<number, ErrorCode>> = {
  400: 'badRequest',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedMedia',
  429: 'tooManyRequests',
  503: 'unavailable',
}

function asAppError(reason: unknown): AppError {
  if (reason instanceof AppError) return reason
  const error = reason as FastifyError
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return new AppError('tooSlow', { cause: reason })
  // A row that was unique a moment ago: two people at once, and the other one was first.
  if (databaseCode(error) === '23505') return new AppError('conflict', { cause: reason })
  if (typeof error.statusCode === 'number' && error.statusCode < 500)
    return new AppError(byStatus[error.statusCode] ?? 'badRequest', { cause: reason, figures: { max: 1 } })
  return new AppError(passesByItself(error) ? 'unavailable' : 'internal', { cause: reason })
}

/** The database is away, full of connections (53300), or longer at it than a question may take (57014). */
const away = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '08006', '08001', '53300', '57014']
/** No room on the disk, in a database server's words, or in the system's, as stored files and the embedded database say it. */
const diskFull = ['53100', 'ENOSPC', 'EDQUOT']

/** The pool's own words are all there is to know it by. */
const isPoolUsedUp = (reason: unknown) =>
  reason instanceof Error &&
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/.test(
    reason.message,
  )

/** Nothing of ours is wrong: whoever asks again may be answered. */
function passesByItself(error: { code?: string; cause?: unknown }): boolean {
  const code = databaseCode(error) ?? ''
  return [...away, ...diskFull].includes(code) || isPoolUsedUp(error) || isPoolUsedUp(error.cause)
}
