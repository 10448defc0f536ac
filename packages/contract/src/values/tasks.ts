import { z } from 'zod'
import { network } from './brand.ts'

/** Where a post is in its life; which step leads where is the server's one table. */
export const taskStatuses = [
  'draft',
  'aiSuggestion',
  'customizing',
  'planned',
  'inProgress',
  'paused',
  'returnWaiting',
  'return',
  'completed',
  'complaint',
  'validated',
  'publicationWaiting',
  'publishing',
  'published',
  'publicationCanceled',
] as const
export const taskStatus = z.enum(taskStatuses)
export type TaskStatus = z.infer<typeof taskStatus>

export const taskFormats = ['image', 'carousel', 'album', 'video'] as const
export const taskFormat = z.enum(taskFormats)
export type TaskFormat = z.infer<typeof taskFormat>

export const taskOrigins = ['ai', 'keyDate', 'tailorMade', 'customized'] as const
export const taskOrigin = z.enum(taskOrigins)
export type TaskOrigin = z.infer<typeof taskOrigin>

/** As long as any network takes; each says by itself what is too long for it. */
export const longestHook = 65_000
export const longestTaskTitle = 160

/** The words over a picture: one for every network, or one of its own for some. */
export const hooks = z.object({
  common: z.string().max(longestHook).default(''),
  own: z.partialRecord(network, z.string().max(longestHook)).default({}),
})
export type Hooks = z.infer<typeof hooks>
