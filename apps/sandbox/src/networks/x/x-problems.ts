// X's problem documents, and what stands beside an answer that is partly good.
import { Refusal } from '../shared/refusal.ts'

export const problem = (
  status: number,
  title: string,
  detail: string,
  type = 'about:blank',
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Refusal => new Refusal(status, { title, detail, type, status, ...more }, headers)

export const problemType = (name: string) => `https://api.x.com/2/problems/${name}`
export const forbidden = (detail: string) => problem(403, 'Forbidden', detail)
export const unauthorized = () => problem(401, 'Unauthorized', 'Unauthorized')
export const invalidRequest = (message: string, parameters: Record<string, unknown> = {}) =>
  problem(
    400,
    'Invalid Request',
    'One or more parameters to your request was invalid.',
    problemType('invalid-request'),
    {
      errors: [{ parameters, message }],
    },
  )
/** Stands beside `data`, in an answer that is partly good. */
export const missing = (id: string, parameter: string) => ({
  value: id,
  detail: `Could not find tweet with ${parameter}: [${id}].`,
  title: 'Not Found Error',
  resource_type: 'tweet',
  parameter,
  resource_id: id,
  type: problemType('resource-not-found'),
})
export const notAllowed = (id: string, field: string) => ({
  resource_id: id,
  parameter: 'ids',
  resource_type: 'tweet',
  section: 'data',
  title: 'Field Authorization Error',
  value: id,
  detail: `Sorry, you are not authorized to access '${field}' on the Tweet with id : [${id}].`,
  type: problemType('not-authorized-for-resource'),
})
