// What an agent is told of their work until they have seen it: what came, came back or changed hands, what was accepted, and whether their days off were.
import { z } from 'zod'
import { access, publicId, route } from '../route.ts'

export const workNewsKinds = [
  'orderToMake',
  'correctionToMake',
  'taskHandedOver',
  'taskGivenAway',
  'holidaysAccepted',
  'holidaysDeclined',
  'orderAccepted',
  'orderAcceptedBySilence',
] as const

/** How many, when the last of them came, and the first of them, the latest before. */
export const workNewsView = z
  .object({
    total: z.number(),
    until: z.iso.datetime().nullable(),
    items: z.array(
      z.object({
        kind: z.enum(workNewsKinds),
        /** Of the task, or the days that were asked for. */
        title: z.string(),
        /** Nothing where it is the agent's no more. */
        taskId: publicId.nullable(),
      }),
    ),
  })
  .meta({ id: 'WorkNews' })
export type WorkNewsView = z.infer<typeof workNewsView>

export const workNewsRoutes = [
  route('POST', '/api/me/work-news/read', {
    access: access.platform('work:consult'),
    rate: 'write',
    summary: 'One has seen what is new of one’s work; what came after that moment stays to be seen',
    body: z.object({ before: z.iso.datetime() }),
    output: z.object({ count: z.number() }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    workNews: { routes: typeof workNewsRoutes }
  }
}
