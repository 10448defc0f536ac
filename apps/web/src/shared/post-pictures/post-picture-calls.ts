import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { pictureForm } from '#shared/api/picture-form.ts'

export const postPicturesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['post-pictures', accountId],
    queryFn: async ({ signal }) => {
      const { data, max } = await call('GET /api/users/{id}/ai/posts-images', {
        params: { id: accountId },
        query: { limit: 100 },
        signal,
      })
      return { pictures: data.items, max }
    },
  })

/** The editor shows them too, beside the logos. */
export const staleAfterPicture = (accountId: number) => staleAfter(['pictures.changed'], { accountId })

export const addPostPicture = (accountId: number, file: File) =>
  call('POST /api/users/{id}/ai/posts-images', {
    params: { id: accountId },
    body: pictureForm('picture', file),
  })

export const removePostPicture = (accountId: number, imageId: string) =>
  call('DELETE /api/users/{id}/ai/posts-images/{imageId}', { params: { id: accountId, imageId } })
