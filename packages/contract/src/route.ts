import { z } from 'zod'
import type { PermissionRef } from './permissions.ts'

/**
 * Who may call a route. The server decides it on every call, before the handler runs:
 * `public` anyone; `person` any signed-in person, for their own things; `account` someone who may act for the account
 * named in the path and holds the permission there; `platform` a holder of an administration permission.
 * With `shared`, staff name themselves: they own no business, so what the path names is the platform's, under that
 * permission. Whoever holds `orElse` in place of `permission` may call it too, and is shown less.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'person' }
  | {
      readonly kind: 'account'
      readonly param: 'id' | 'userId'
      readonly permission: PermissionRef
      readonly shared?: PermissionRef
      readonly orElse?: PermissionRef
    }
  | { readonly kind: 'platform'; readonly permission: PermissionRef }

export const access = {
  public: { kind: 'public' },
  person: { kind: 'person' },
  account: (permission: PermissionRef, param: 'id' | 'userId' = 'id') => ({
    kind: 'account',
    param,
    permission,
  }),
  accountOrElse: (permission: PermissionRef, orElse: PermissionRef) => ({
    kind: 'account',
    param: 'id',
    permission,
    orElse,
  }),
  scope: (permission: PermissionRef, shared: PermissionRef) => ({
    kind: 'account',
    param: 'id',
    permission,
    shared,
  }),
  scopeOrElse: (permission: PermissionRef, shared: PermissionRef, orElse: PermissionRef) => ({
    kind: 'account',
    param: 'id',
    permission,
    shared,
    orElse,
  }),
  platform: (permission: PermissionRef) => ({ kind: 'platform', permission }),
} as const satisfies Record<string, Access | ((...words: never[]) => Access)>

/** How often a caller may come; the server holds the figures (see `docs/operations.md`). */
export const rateClasses = [
  'read',
  'picture',
  'compose',
  'stock',
  'engine',
  'write',
  'upload',
  'export',
  'signIn',
  'mail',
  'staffMail',
  'secret',
  'mailedLink',
  'calendar',
  'none',
] as const
export type RateClass = (typeof rateClasses)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

export interface RouteSpec {
  readonly access: Access
  readonly rate: RateClass
  /** Out of reach while acting as somebody else (password, devices, deletion, granting…). */
  readonly themselvesOnly?: true
  /** Also for whoever still has to set up a second factor that their position requires. */
  readonly beforeSecondFactor?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Named files of a multipart form, each with its size limit; `body` then describes the other fields. */
  readonly files?: Readonly<Record<string, { readonly required: boolean; readonly maxBytes: number }>>
  /** Sent by a page by itself: it keeps nobody signed in who went away. */
  readonly isBackground?: true
  /** For the few bodies that are larger than a form. */
  readonly maxBodyBytes?: number
  /** Named data beside `success: true`. */
  readonly output?: z.ZodObject
  /** For the few that may take longer than any other answer. */
  readonly longestAnswerMs?: number
  /** Called by another service, which signs what it sends: no token of a page, and the body comes as it was sent. */
  readonly signed?: true
  /** Answers with a file or a stream instead of the envelope. */
  readonly raw?: true
  readonly summary: string
}

export interface Route extends RouteSpec {
  readonly method: Method
  readonly path: string
}

/**
 * What crosses the wire on one route, as plain types: who calls it and who answers it look them up here. Types only,
 * never there at run time; zod's own types stay inside the contract, where the compiler infers them once.
 */
export interface RouteTypes<
  ParamName = string,
  Params = unknown,
  QueryInput = unknown,
  Query = unknown,
  BodyInput = unknown,
  Body = unknown,
  AnswerInput = unknown,
  Answer = unknown,
  Files = string,
  Raw = boolean,
> {
  readonly paramName: ParamName
  readonly params: Params
  /** As a caller may send it. */
  readonly queryInput: QueryInput
  readonly query: Query
  /** As a caller may send it; `never` where there is none. */
  readonly bodyInput: BodyInput
  /** As a handler reads it, defaults filled in. */
  readonly body: Body
  /** As a handler may return it; nothing at all where there is no data. */
  readonly answerInput: AnswerInput
  /** As a caller reads it. */
  readonly answer: Answer
  /** Names of the form's files. */
  readonly files: Files
  readonly raw: Raw
}

export interface DeclaredRoute<M extends Method, P extends string, T> extends Route {
  readonly method: M
  readonly path: P
  readonly types?: T
}

type InputOf<S, Absent> = S extends z.ZodType ? z.input<S> : Absent
type OutputOf<S, Absent> = S extends z.ZodType ? z.output<S> : Absent
type Nothing = Record<string, never>

/** Declares a route under its `METHOD /path`; every `{name}` of the path must be in `params`, and nothing else. */
export function route<const M extends Method, const P extends string, const S extends RouteSpec>(
  method: M,
  path: P,
  spec: S &
    (ParamNames<P> extends never
      ? { params?: never }
      : { params: z.ZodObject<Record<ParamNames<P>, z.ZodType>> }),
): DeclaredRoute<
  M,
  P,
  RouteTypes<
    ParamNames<P>,
    OutputOf<S['params'], Nothing>,
    InputOf<S['query'], Nothing>,
    OutputOf<S['query'], Nothing>,
    InputOf<S['body'], never>,
    OutputOf<S['body'], Nothing>,
    InputOf<S['output'], void>,
    OutputOf<S['output'], Nothing>,
    S['files'] extends infer F extends object ? keyof F : never,
    S['raw'] extends true ? true : false
  >
> {
  return { method, path, ...spec }
}

/** Ids the specification writes as digits; up to 15 digits, so that a JavaScript number holds them exactly. */
export const digitsId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const publicId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)

export const page = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.object({ total: z.number().int(), items: z.array(item) }) })

const id = z.object({ id: digitsId })
const userId = z.object({ userId: digitsId })
/** What somebody read before they changed it: another content there meanwhile is answered with 409. */
export const contentVersion = z.string().max(40).optional()

export const params = { id, userId } as const
