import * as z from 'zod'
import type { Answer } from '../calling/answer.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { digits, instantOf } from '../calling/retry-at.ts'
import type { RefusalFacts, RefusalKind } from '../refusal.ts'

const text = z.string().catch('')
const problem = z.object({
  title: text,
  detail: text,
  type: text,
  code: z.union([z.number(), z.string()]).optional().catch(undefined),
  message: text,
  errors: z
    .array(z.object({ code: z.number().optional().catch(undefined), message: text }))
    .catch([])
    .default([]),
})
type Problem = z.infer<typeof problem>

/** The last part of a problem's type: its host is spelt in two ways. */
const byType: Readonly<Record<string, RefusalKind>> = {
  'invalid-request': 'validation',
  'resource-not-found': 'notFound',
  'resource-unavailable': 'notFound',
  'not-authorized-for-resource': 'permissionMissing',
  'client-forbidden': 'config',
  'usage-capped': 'billing',
  'rate-limit-exceeded': 'rateLimited',
  'disallowed-resource': 'policy',
  'user-suspended': 'policy',
  'internal-error': 'transient',
}

/** Codes of the old interface, which still shine through. */
const byOldCode: Readonly<Record<string, RefusalKind>> = {
  64: 'policy',
  88: 'rateLimited',
  187: 'duplicate',
  326: 'policy',
}

const byTitle: Readonly<Record<string, RefusalKind>> = {
  'unsupported authentication': 'authRevoked',
  creditsdepleted: 'billing',
}

// Most refusals of a post have no code of their own, only a sentence (facts 3.8); each is matched whole, or by its beginning.
const bySentence: readonly (readonly [RegExp, RefusalKind])[] = [
  [/^you are not allowed to create a (tweet|post) with duplicate content\.?$/i, 'duplicate'],
  [/^unsupported authentication/i, 'authRevoked'],
  [/^your account is not permitted to access this feature/i, 'config'],
  [/^your client app is not configured with the appropriate oauth1 app permissions/i, 'config'],
  [/^you are not permitted to perform this action/i, 'policy'],
  [/^reply to this conversation is not allowed/i, 'policy'],
  [/^to protect our users from spam/i, 'policy'],
  [/^the (tweet|post) contains an invalid url/i, 'validation'],
  [/^your (tweet|post) text is too long/i, 'validation'],
  [/^this user is not allowed to post a video longer than/i, 'mediaRejected'],
  [/maximum of one cashtag/i, 'validation'],
  [/maximum of 4 items/i, 'validation'],
]

const kindOf = (answer: Answer, said: Problem, ofStatus: RefusalKind): RefusalKind => {
  const type = said.type.slice(said.type.lastIndexOf('/') + 1)
  const codes = [said.code, ...said.errors.map(({ code }) => code)].map(String)
  const sentences = [said.detail, said.message, ...said.errors.map(({ message }) => message)]
  const sentence = bySentence.find(([form]) => sentences.some((one) => form.test(one)))?.[1]
  const code = codes.map((one) => byOldCode[one]).find((kind) => kind !== undefined)
  const known = sentence ?? byType[type] ?? byTitle[said.title.toLowerCase()] ?? code
  if (known) return known
  // A no that says nothing more concerns the post or the person, not a right we could ask for.
  return answer.status === 403 ? 'policy' : ofStatus
}

/** What a failed call to X means for us: try again, sign in again, or a fault in the post. */
export const readRefusal = (answer: Answer, now: Date): RefusalFacts | null => {
  const ofStatus = refusalOfStatus(answer.status)
  if (ofStatus === null) return null
  const said = problem.safeParse(answer.json).data ?? problem.parse({})
  const kind = ofStatus === 'transient' ? 'transient' : kindOf(answer, said, ofStatus)
  const retryAt = kind === 'rateLimited' ? resetOf(answer, now) : null
  return {
    kind,
    code: said.type.slice(said.type.lastIndexOf('/') + 1) || said.title || String(said.code ?? answer.status),
    message: messageOf(said),
    status: answer.status,
    ...(retryAt ? { retryAt } : {}),
  }
}

/** An invalid request says what is wrong with it one level deeper. */
const messageOf = ({ title, detail, message, errors }: Problem): string =>
  errors[0]?.message || detail || message || title || 'Refused without a reason'

const windows = ['x-rate-limit', 'x-user-limit-24hour', 'x-app-limit-24hour']

/** The latest of the windows that are used up. */
const resetOf = (answer: Answer, now: Date): Date | null => {
  const usedUp = windows.filter((name) => digits(answer.headers.get(`${name}-remaining`)) === 0)
  const resets = (usedUp.length > 0 ? usedUp : windows).flatMap(
    (name) => instantOf(answer, `${name}-reset`) ?? [],
  )
  const latest = resets.sort((one, other) => other.getTime() - one.getTime())[0]
  return latest && latest > now ? latest : null
}
