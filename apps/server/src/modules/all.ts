import type { JobDefinition } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/send-mail.job.ts'
import { identityHandlers } from './identity/index.ts'
import { peopleHandlers } from './people/index.ts'
import { rolesHandlers } from './roles/index.ts'

/** Every module's part of the routes; the type makes sure that none is missing and none is there twice. */
export const moduleHandlers = { ...identityHandlers, ...peopleHandlers, ...rolesHandlers }

/** Every job a worker takes. */
export const jobs: readonly JobDefinition[] = [sendMail as JobDefinition]
