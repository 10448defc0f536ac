import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { pictureForm } from '#shared/api/picture-form.ts'
import { queryClient } from '#shared/api/query-client.ts'

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
const readAgain = (accountId: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: postPicturesQuery(accountId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['brand-pictures', accountId] }),
  ])

export async function addPostPicture(accountId: number, file: File): Promise<void> {
  await call('POST /api/users/{id}/ai/posts-images', {
    params: { id: accountId },
    body: pictureForm('picture', file),
  })
  await readAgain(accountId)
}

export async function removePostPicture(accountId: number, imageId: string): Promise<void> {
  await call('DELETE /api/users/{id}/ai/posts-images/{imageId}', { params: { id: accountId, imageId } })
  await readAgain(accountId)
}
