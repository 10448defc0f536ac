import type { EventName, Route } from '@postelier/contract'
import type { ExportPart } from '../access/export-part.ts'
import type { MakeAttachment } from '../platform/mail/make-attachment.ts'
import type { JobDefinition } from '../platform/platform.ts'
import type { Handlers } from './handlers.ts'
import type { ServerModule } from './server-module.ts'

export interface JoinedModules {
  readonly routes: readonly Route[]
  readonly handlers: Handlers
  readonly jobs: readonly JobDefinition[]
  readonly events: readonly EventName[]
  readonly attachments: Readonly<Record<string, MakeAttachment>>
  readonly exportParts: Readonly<Record<string, ExportPart>>
}

/**
 * All that the modules bring, as one server needs it. Every route has one handler and every handler one route; what is
 * missing or there twice is named before anything starts.
 */
export function joinModules(modules: readonly ServerModule[]): JoinedModules {
  const routes = modules.flatMap((one) => one.routes ?? []).flat()
  const handlers = modules.flatMap((one) => one.handlers ?? [])
  const jobs = modules.flatMap((one) => one.jobs ?? []) as unknown as readonly JobDefinition[]
  const events = modules.flatMap((one) => one.events ?? [])
  const attachments = modules.map((one) => one.attachments ?? {})
  const exportParts = modules.map((one) => one.exports ?? {})
  const declared = routes.map(({ method, path }) => `${method} ${path}`)
  const answered = handlers.flatMap((one) => Object.keys(one))
  const faults = [
    ...twice(declared).map((key) => `${key} is declared twice`),
    ...twice(answered).map((key) => `${key} has two handlers`),
    ...declared.filter((key) => !answered.includes(key)).map((key) => `${key} has no handler`),
    ...answered.filter((key) => !declared.includes(key)).map((key) => `${key} has a handler and no route`),
    ...twice(jobs.map(({ name }) => name)).map((name) => `the job ${name} is there twice`),
    ...twice(events).map((name) => `the event ${name} is declared twice`),
    ...twice(attachments.flatMap((one) => Object.keys(one))).map((name) => `${name} is attached twice`),
    ...twice(exportParts.flatMap((one) => Object.keys(one))).map((name) => `${name} is exported twice`),
  ]
  if (faults.length > 0) throw new Error(`The modules do not fit together:\n${faults.join('\n')}`)
  return {
    routes,
    handlers: Object.assign({}, ...handlers) as Handlers,
    jobs,
    events,
    attachments: Object.assign({}, ...attachments) as Record<string, MakeAttachment>,
    exportParts: Object.assign({}, ...exportParts) as Record<string, ExportPart>,
  }
}

const twice = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) < at))]
