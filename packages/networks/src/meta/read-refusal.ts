// What an error of Meta's Graph API means for a post: rejected, to be tried again, or a consent to be renewed.
import * as z from 'zod'
import type { Answer } from '../calling/answer.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { after, nextMidnightUtc } from '../calling/retry-at.ts'
import type { RefusalFacts, RefusalKind } from '../refusal.ts'

const whole = z.coerce.number().int()
const envelope = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: whole,
    error_subcode: whole.optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
    error_user_msg: z.string().optional().catch(undefined),
    fbtrace_id: z.string().optional().catch(undefined),
  }),
})
type GraphError = z.infer<typeof envelope>['error']

/** By the finer code alone: the outer one differs or is not known. */
export const bySubcode: Readonly<Record<number, RefusalKind>> = {
  33: 'notFound',
  463: 'authExpired',
  36007: 'authRevoked',
  36008: 'config',
  36009: 'authRevoked',
  1346003: 'policy',
  1349125: 'validation',
  1363023: 'mediaRejected',
  1363024: 'mediaRejected',
  1363026: 'mediaRejected',
  1363030: 'transient',
  1363047: 'transient',
  1366046: 'mediaRejected',
  1366051: 'duplicate',
  1390008: 'policy',
  1404006: 'policy',
  1404078: 'policy',
  1404102: 'policy',
  1404112: 'policy',
  1609005: 'transient',
  1609008: 'validation',
  1609010: 'transient',
  2061006: 'validation',
  2069019: 'mediaRejected',
  2069032: 'config',
  2207001: 'transient',
  2207003: 'transient',
  2207004: 'mediaRejected',
  2207005: 'mediaRejected',
  2207006: 'transient',
  2207008: 'transient',
  2207009: 'mediaRejected',
  2207010: 'validation',
  2207020: 'transient',
  2207023: 'validation',
  2207026: 'mediaRejected',
  2207027: 'transient',
  2207028: 'validation',
  2207032: 'transient',
  2207035: 'validation',
  2207036: 'validation',
  2207037: 'validation',
  2207040: 'validation',
  2207042: 'rateLimited',
  2207050: 'policy',
  2207051: 'policy',
  2207052: 'transient',
  2207053: 'transient',
  2207057: 'validation',
  2207067: 'validation',
  2207077: 'transient',
  2207081: 'validation',
  2207082: 'transient',
  4854002: 'policy',
}

/** Of advertising. */
const byAdSubcode: Readonly<Record<number, RefusalKind>> = {
  1359188: 'policy',
  1404163: 'policy',
  1487225: 'policy',
  1487632: 'rateLimited',
  1487742: 'rateLimited',
  1487033: 'validation',
  1487694: 'validation',
  1815199: 'policy',
  1870090: 'policy',
  1870092: 'policy',
  1870165: 'validation',
  1870188: 'validation',
  1870189: 'validation',
  1870227: 'config',
  1885029: 'config',
  1885172: 'rateLimited',
  1885204: 'config',
  1885272: 'validation',
  1885557: 'validation',
  1885621: 'config',
  2446079: 'rateLimited',
  2446149: 'config',
  2446383: 'validation',
  2446509: 'config',
  2490155: 'validation',
  2490427: 'policy',
  2490468: 'policy',
  2859015: 'policy',
  3858152: 'config',
  4834011: 'config',
  5044001: 'rateLimited',
}

const byCode: Readonly<Record<number, RefusalKind>> = {
  [-2]: 'transient',
  [-1]: 'transient',
  1: 'transient',
  2: 'transient',
  3: 'config',
  4: 'rateLimited',
  9: 'rateLimited',
  10: 'permissionMissing',
  // A way of asking that was given up: so half the id of a Page's post is answered, which says nothing of the post.
  12: 'config',
  17: 'rateLimited',
  24: 'transient',
  25: 'policy',
  32: 'rateLimited',
  100: 'validation',
  101: 'config',
  102: 'authRevoked',
  190: 'authRevoked',
  341: 'rateLimited',
  352: 'mediaRejected',
  368: 'policy',
  390: 'mediaRejected',
  506: 'duplicate',
  613: 'rateLimited',
  803: 'notFound',
  2500: 'config',
  2635: 'config',
  3001: 'config',
  6000: 'mediaRejected',
  9004: 'transient',
  9007: 'transient',
  36000: 'mediaRejected',
  36001: 'mediaRejected',
  36003: 'mediaRejected',
  36004: 'validation',
}

// Said of stories with the code of a missing permission, which no consent would cure.
const takesNoComments = /^\(#200\) Does not support Comments/i

const kindOf = (error: GraphError): RefusalKind => {
  const { code, error_subcode: subcode, is_transient: isTransient } = error
  // A finer code of a token says why it is over, not what else it might mean.
  if (code === 190) return subcode === 463 ? 'authExpired' : subcode === 2069032 ? 'config' : 'authRevoked'
  const fine = subcode === undefined ? undefined : (bySubcode[subcode] ?? byAdSubcode[subcode])
  if (fine) return fine
  if (isTransient) return 'transient'
  if (takesNoComments.test(error.message)) return 'validation'
  if (code >= 200 && code <= 299) return 'permissionMissing'
  if (code >= 80000 && code <= 80014) return 'rateLimited'
  return byCode[code] ?? 'validation'
}

const hourMs = 3600_000

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })).catch([]),
)

/** Minutes until they listen again, where a header says so; an hour where none does. */
const retryAtOf = (answer: Answer, { error_subcode: subcode }: GraphError, now: Date): Date => {
  if (subcode === 2207042) return nextMidnightUtc(now)
  const header = answer.headers.get('x-business-use-case-usage') ?? '{}'
  const { data } = usage.safeParse(readHeader(header))
  const minutes = Object.values(data ?? {}).flatMap((rows) =>
    rows.map((row) => row.estimated_time_to_regain_access ?? 0),
  )
  const longest = Math.max(0, ...minutes)
  return after(now, longest > 0 ? longest * 60_000 : hourMs)
}

const readHeader = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Written by hand over there, perhaps: then it says nothing.
    return {}
  }
}

/** A status says little there, and a yes may hold an error: the codes decide. */
export const readRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const { data } = envelope.safeParse(answer.json)
  if (!data) return readPlain(answer)
  const { error } = data
  const kind = kindOf(error)
  return {
    kind,
    code: error.error_subcode === undefined ? String(error.code) : `${error.code}/${error.error_subcode}`,
    message: error.error_user_msg || error.message || 'Refused without a reason',
    status: answer.status,
    ...(error.fbtrace_id ? { requestId: error.fbtrace_id } : {}),
    ...(kind === 'rateLimited' ? { retryAt: retryAtOf(answer, error, now) } : {}),
  }
}

const readPlain = (answer: Answer): RefusalFacts | null => {
  const kind = refusalOfStatus(answer.status)
  if (kind === null) return null
  return { kind, code: String(answer.status), message: 'Refused without a reason', status: answer.status }
}

const upload = z.object({
  debug_info: z.object({
    retriable: z.boolean().catch(false),
    type: z.string().catch(''),
    message: z.string().catch(''),
  }),
})

/** The hosts that take bytes have words of their own. */
export const readUploadRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const { data } = upload.safeParse(answer.json)
  if (!data || answer.status < 400) return readRefusal(answer, now)
  const { retriable, type, message } = data.debug_info
  const isCut = type === 'OffsetInvalidError' || type === 'PartialRequestError'
  return {
    kind: retriable || isCut || answer.status >= 500 ? 'transient' : 'mediaRejected',
    code: type || String(answer.status),
    message: message || 'Refused without a reason',
    status: answer.status,
  }
}
