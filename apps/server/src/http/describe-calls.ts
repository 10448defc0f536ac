import type { Access, Route } from '@postelier/contract'
import { z } from 'zod'

/** A JSON schema as far as ours go. */
export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly anyOf?: readonly ApiSchema[]
  readonly items?: ApiSchema
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly additionalProperties?: ApiSchema | boolean
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly default?: unknown
}

export interface ApiCall {
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema?: ApiSchema
  }[]
  requestBody?: { content: Record<string, { schema: ApiSchema }> }
  responses?: Record<string, { description: string; content?: Record<string, { schema: ApiSchema }> }>
}

export interface ApiDocument {
  readonly paths: Record<string, Record<string, ApiCall>>
  readonly components: { readonly schemas?: Record<string, ApiSchema> }
  tags?: { name: string }[]
}

/** Adds what schemas cannot say: who may call, where a call belongs, the files it takes. */
export function describeCalls(document: ApiDocument, routes: readonly Route[]): ApiDocument {
  for (const route of routes) {
    const call = document.paths[route.path]?.[route.method.toLowerCase()]
    if (!call) continue
    call.tags = [areaOf(route.path)]
    call.description = accessOf(route)
    call.security = securityOf(route)
    if (route.files) call.requestBody = { content: { 'multipart/form-data': { schema: formOf(route) } } }
    if (route.raw) call.responses = { 200: { description: 'A file or a stream' } }
    else if (call.responses?.[200]) call.responses[200].description = 'What was asked for'
  }
  document.tags = [...new Set(routes.map((route) => areaOf(route.path)))].sort().map((name) => ({ name }))
  return document
}

/** `/api/admin/roles/{roleId}` belongs to `admin/roles`. */
function areaOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'))
  return parts.slice(0, parts[0] === 'admin' ? 2 : 1).join('/')
}

const who: { readonly [K in Access['kind']]: (access: Extract<Access, { kind: K }>) => string } = {
  public: () => 'Anybody',
  person: () => 'Whoever is signed in, for their own things',
  account: ({ param, permission, shared }) =>
    `\`${permission}\` in the account that \`${param}\` names${shared ? `; staff, who name themselves, \`${shared}\` for the platform’s` : ''}`,
  platform: ({ permission }) => `\`${permission}\` in the administration`,
}

function accessOf({ access, themselvesOnly, rate }: Route): string {
  const whose = (who[access.kind] as (given: Access) => string)(access)
  const own = themselvesOnly ? ', never while acting as somebody else' : ''
  return `${whose}${own}. Rate class \`${rate}\`.`
}

function securityOf({ access, method, path }: Route): Record<string, string[]>[] {
  const guarded = method !== 'GET' || path === '/auth/logout'
  return [
    {
      ...(access.kind === 'public' ? {} : { session: [] }),
      ...(guarded ? { antiForgery: [] } : {}),
    },
  ]
}

function formOf({ files = {}, body }: Route): ApiSchema {
  const fields = body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as ApiSchema) : {}
  const needed = Object.entries(files).flatMap(([name, { required }]) => (required ? [name] : []))
  const bytes = Object.keys(files).map((name) => [name, { type: 'string', format: 'binary' }])
  return {
    type: 'object',
    properties: { ...fields.properties, ...Object.fromEntries(bytes) },
    required: [...(fields.required ?? []), ...needed],
  }
}
