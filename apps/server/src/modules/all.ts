import { sendMail } from '../platform/mail/send-mail.job.ts'
import type { JobDefinition } from '../platform/platform.ts'
import { deleteDueAccounts, identityHandlers, sweepExpired } from './identity/index.ts'

/** Every module's part of the routes; the type makes sure that none is missing and none is there twice. */
export const moduleHandlers = { ...identityHandlers }

/** Every job a worker takes. */
export const jobs: readonly JobDefinition[] = [
  sendMail,
  deleteDueAccounts,
  sweepExpired,
] as unknown as JobDefinition[]
