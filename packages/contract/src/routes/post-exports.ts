import { z } from 'zod'
import { access, params, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { askedInstant } from '../values/instants.ts'
import { taskOrigin, taskStatus } from '../values/tasks.ts'
import { waitingFor } from '../views/task.ts'

/** More lines than a spreadsheet of posts is read for. */
export const mostExported = 5_000

export const postExportRoutes = [
  route('GET', '/api/users/{id}/posts-export', {
    access: access.account('posts:consult'),
    rate: 'export',
    summary: 'The posts that a list or a calendar shows, as a file for a spreadsheet; at most 5,000',
    params: params.id,
    query: z.object({
      format: z.enum(['csv', 'xlsx']),
      status: z.union([taskStatus, z.enum(waitingFor)]).optional(),
      network: network.optional(),
      origin: taskOrigin.optional(),
      search: z.string().trim().max(80).default(''),
      from: askedInstant.optional(),
      before: askedInstant.optional(),
      since: askedInstant.optional(),
    }),
    raw: true,
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    postExports: { routes: typeof postExportRoutes }
  }
}
