import type { TemplateFormat } from '@postelier/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Templates that a picture of this shape can begin with. */
export const startsQuery = (id: number, of: { format: TemplateFormat; isCarousel: boolean }) =>
  queryOptions({
    queryKey: ['templates', id, 'starts', of],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates', {
          params: { id },
          query: { format: of.format, type: of.isCarousel ? 'CAROUSEL' : 'SINGLE', limit: 100 },
          signal,
        })
      ).data.items,
    enabled: id > 0,
  })
