// What an agent is told of work that was accepted, until they have seen it.
import { z } from 'zod'
import { access, route } from '../route.ts'

/** Since they looked: how many, when the last of them came, and the first titles, the latest before. */
export const acceptedWorkView = z
  .object({
    total: z.number(),
    until: z.iso.datetime().nullable(),
    items: z.array(z.object({ title: z.string(), bySilence: z.boolean() })),
  })
  .meta({ id: 'AcceptedWork' })
export type AcceptedWorkView = z.infer<typeof acceptedWorkView>

export const acceptedWorkRoutes = [
  route('POST', '/api/me/accepted-work/read', {
    access: access.platform('work:consult'),
    rate: 'write',
    summary: 'Work of one that was accepted was seen; what came after that moment stays to be seen',
    body: z.object({ before: z.iso.datetime() }),
    output: z.object({ count: z.number() }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    acceptedWork: { routes: typeof acceptedWorkRoutes }
  }
}
