import { z } from 'zod'
import { access, route } from '../route.ts'
import { taskParams } from './tasks.ts'

/** Parts of a post's screen that somebody can be in. */
export const presenceFields = [
  'title',
  'hook',
  'visual',
  'firstComment',
  'date',
  'pages',
  'comments',
] as const
export const presenceField = z.enum(presenceFields)
export type PresenceField = z.infer<typeof presenceField>

/** Without a sign of life somebody counts as gone after so long. */
export const presenceLapseSeconds = 30

export const presenceRoutes = [
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/presence', {
    access: access.account('posts:consult'),
    rate: 'write',
    // A page left open is no use of a session.
    isBackground: true,
    summary: 'Tell the others on a post that one is there, and in which of its fields; nothing of it is kept',
    params: taskParams,
    body: z.object({
      field: presenceField.nullable(),
      /** Somebody left. */
      isGone: z.boolean().default(false),
    }),
  }),
] as const

export const presenceEvents = ['presence.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    presence: { routes: typeof presenceRoutes; events: typeof presenceEvents }
  }
}
