import type { EventName, Route } from '@postelier/contract'
import type { z } from 'zod'
import type { ExportPart } from '../access/export-part.ts'
import type { MakeAttachment } from '../platform/mail/make-attachment.ts'
import type { JobDefinition } from '../platform/platform.ts'
import type { Handlers } from './handlers.ts'

/** A job checks its own data, so whoever lists jobs need not know it. */
type AnyJob = Omit<JobDefinition<never>, 'data'> & { readonly data: z.ZodType }

/** What a module brings to the server, declared in its `index.ts` and collected at the start: no list names the modules. */
export interface ServerModule {
  /** Lists of the contract it answers for. */
  readonly routes?: readonly (readonly Route[])[]
  readonly handlers?: readonly Partial<Handlers>[]
  readonly jobs?: readonly AnyJob[]
  /** Events of the contract that are about its things. */
  readonly events?: readonly EventName[]
  /** Files for mails, by their kind. */
  readonly attachments?: Readonly<Record<string, MakeAttachment>>
  /** Parts of the export of an account, by their names in it. */
  readonly exports?: Readonly<Record<string, ExportPart>>
}

export const defineModule = (module: ServerModule): ServerModule => module
