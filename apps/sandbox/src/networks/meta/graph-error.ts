// What the Graph hosts answer when they refuse. The HTTP status says little there: callers must read code and subcode.
import { randomBytes } from 'node:crypto'
import { Refusal } from '../shared/refusal.ts'

export interface GraphErrorFacts {
  code: number
  message: string
  subcode?: number
  type?: 'OAuthException' | 'GraphMethodException' | 'FacebookApiException' | 'IGApiException'
  status?: number
  transient?: boolean
  title?: string
  userMessage?: string
  data?: Readonly<Record<string, unknown>>
}

export class GraphRefusal extends Refusal {
  readonly facts: GraphErrorFacts
  constructor(facts: GraphErrorFacts) {
    super(graphStatus(facts), graphErrorBody(facts), {
      'www-authenticate': `OAuth "Facebook Platform" "invalid_request" "${facts.message.replaceAll(/[^ -!#-~]/g, '?')}"`,
    })
    this.message = facts.message
    this.facts = facts
  }
}

export function graphErrorBody(facts: GraphErrorFacts): { error: Record<string, unknown> } {
  return {
    error: {
      message: facts.message,
      type: facts.type ?? 'OAuthException',
      code: facts.code,
      ...(facts.subcode !== undefined && { error_subcode: facts.subcode }),
      is_transient: facts.transient ?? false,
      ...(facts.title !== undefined && { error_user_title: facts.title }),
      ...(facts.userMessage !== undefined && { error_user_msg: facts.userMessage }),
      ...(facts.data !== undefined && { error_data: facts.data }),
      fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
    },
  }
}

export function graphStatus({ code, status }: GraphErrorFacts): number {
  if (status !== undefined) return status
  if (code === 1) return 500
  if (code === 2) return 503
  if (code === 190) return 401
  return code === 10 || (code >= 200 && code < 300) ? 403 : 400
}

type More = Omit<GraphErrorFacts, 'code' | 'message'>

export const invalidParameter = (message: string, more: More = {}): GraphRefusal =>
  new GraphRefusal({ code: 100, message: `(#100) ${message}`, ...more })

export const missingParameter = (name: string): GraphRefusal =>
  invalidParameter(`The parameter ${name} is required`)

const verbs: Record<string, string> = { GET: 'get', POST: 'post', DELETE: 'delete' }

/** The same words for what is not there and for what this token may not see. */
export const unknownObject = (method: string, id: string): GraphRefusal =>
  new GraphRefusal({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported ${verbs[method] ?? 'get'} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  })

/** The call of old under which half a post's id would fall. */
export const statusesDeprecated = (): GraphRefusal =>
  new GraphRefusal({
    code: 12,
    message: '(#12) singular statuses API is deprecated for versions v2.4 and higher',
  })

/** There, and not for this method. */
export const unsupportedDelete = (): GraphRefusal =>
  new GraphRefusal({ code: 100, type: 'GraphMethodException', message: 'Unsupported delete request.' })

export const noSuchEdge = (edge: string, type: string): GraphRefusal =>
  invalidParameter(`Tried accessing nonexisting field (${edge}) on node type (${type})`)

export const unknownPath = (path: string): GraphRefusal =>
  new GraphRefusal({ code: 2500, message: `Unknown path components: /${path}` })

export const missingPermission = (name: string): GraphRefusal =>
  new GraphRefusal({
    code: 200,
    message: `(#200) If posting to a page, requires both pages_read_engagement and pages_manage_posts as an admin with sufficient administrative permission. Missing: ${name}`,
  })

/** Reads and insights without their permission answer 10, not 200. */
export const notAllowed = (name: string): GraphRefusal =>
  new GraphRefusal({
    code: 10,
    message: `(#10) This endpoint requires the '${name}' permission or the 'Page Public Content Access' feature.`,
  })

export const pageTokenNeeded = (): GraphRefusal =>
  new GraphRefusal({
    code: 190,
    subcode: 2069032,
    message: 'User Access Token Is Not Supported',
    userMessage: 'A Page access token is required for this call for the new Pages experience.',
  })

const tokenGists: Record<number, string> = {
  458: 'The user has not authorized the application.',
  459: 'You cannot access the app till you log in to www.facebook.com and follow the instructions given.',
  460: 'The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  463: 'Session has expired. The current time is later than the expiry time.',
  464: 'The user is not a confirmed user.',
  467: 'The session is invalid because the user logged out.',
  490: 'The user is enrolled in a blocking, logged-in checkpoint.',
  492: 'The session is invalid: the user no longer has a role on the Page.',
}

export const tokenRefusal = (subcode?: number): GraphRefusal =>
  new GraphRefusal({
    code: 190,
    message:
      subcode === undefined
        ? 'Invalid OAuth access token - Cannot parse access token'
        : `Error validating access token: ${tokenGists[subcode] ?? 'The session is invalid.'}`,
    ...(subcode !== undefined && { subcode }),
  })

export const noToken = (): GraphRefusal =>
  new GraphRefusal({
    code: 2500,
    message: 'An active access token must be used to query information about the current user.',
  })
