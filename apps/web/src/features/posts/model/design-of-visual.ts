import type { Design } from '@postelier/scene'
import { queryOptions } from '@tanstack/react-query'
import type { TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'

export type Visual = NonNullable<TaskView['visual']>

/** The design of a post's visual, as the server keeps it, which repairs what it takes in. */
export const drawnQuery = (accountId: number, { id, designVersion }: Visual) =>
  queryOptions({
    queryKey: ['template-design', accountId, id, designVersion],
    queryFn: async ({ signal }) => {
      const params = { id: accountId, templateId: id }
      const { design, template } = await call('GET /api/users/{id}/graphical-line-templates/{templateId}', {
        params,
        signal,
      })
      return { design: design as Design, designVersion: template.designVersion }
    },
    retry: false,
  })

/** Refused where somebody else changed it meanwhile. */
export const saveDesign = (accountId: number, { id }: Visual, design: object, designVersion: number) =>
  call('POST /api/users/{id}/graphical-line-templates/{templateId}/design', {
    params: { id: accountId, templateId: id },
    body: { design: { ...design }, designVersion },
  })
