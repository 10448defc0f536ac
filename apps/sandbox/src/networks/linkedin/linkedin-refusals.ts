// LinkedIn's envelope of an error, and the ones that recur.
import { lettersOf } from '../shared/ids.ts'
import { Refusal } from '../shared/refusal.ts'

export const refused = (status: number, message: string, more: Record<string, unknown> = {}) =>
  new Refusal(status, { message, ...more, status }, { 'x-li-uuid': lettersOf(message, 22) })
export const denied = (what: string) =>
  refused(403, `Not enough permissions to access: ${what}`, { serviceErrorCode: 100, code: 'ACCESS_DENIED' })
export const notFound = (what: string) => refused(404, `Could not find entity ${what}`, { code: 'NOT_FOUND' })
/** A field that is wrong, by its path. */
export const badField = (code: string, fieldPath: string, description: string, status = 400) =>
  refused(status, description, {
    code,
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: { inputErrors: [{ description, input: { inputPath: { fieldPath } }, code }] },
  })
export const badParam = (name: string) => refused(400, `Param ${name} is invalid`, { code: 'PARAM_INVALID' })

export const throttled = (level: string) =>
  refused(429, `Resource level throttle ${level} DAY limit for calls to this resource is reached.`)

export const duplicateOf = (urn: string) =>
  refused(422, `Validation failed. Content is a duplicate of ${urn}`, {
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: {
      inputErrors: [{ description: 'Duplicate post is detected', input: {}, code: 'DUPLICATE_POST' }],
    },
  })
