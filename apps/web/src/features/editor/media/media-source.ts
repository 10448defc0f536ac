import type { KeptPictureView, StockPictureView, StockService } from '@postelier/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { pagesBy } from '#shared/api/pages-by.ts'
import { pictureForm } from '#shared/api/picture-form.ts'
import { queryClient } from '#shared/api/query-client.ts'

const pageSize = 24

/** An account's own pictures for the editor, page by page. */
export const keptPicturesQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: ['pictures', accountId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/pictures', {
          params: { id: accountId },
          query: { offset: pageParam, limit: pageSize },
          signal,
        })
      ).data,
    ...pagesBy,
  })

export const stockQuery = (
  accountId: number,
  keywords: readonly string[],
  service: StockService | undefined,
) =>
  infiniteQueryOptions({
    queryKey: ['stock-pictures', accountId, keywords, service],
    queryFn: async ({ pageParam, signal }) => {
      const { data, ...which } = await call('GET /api/users/{id}/stock-pictures', {
        params: { id: accountId },
        query: {
          keywords: keywords.join(','),
          offset: pageParam,
          limit: pageSize,
          ...(service ? { service } : {}),
        },
        signal,
      })
      return { ...data, ...which }
    },
    ...pagesBy,
    staleTime: 600_000,
  })

/** What the brand has besides: its logos, and the pictures its posts are drawn with. */
export const brandPicturesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['brand-pictures', accountId],
    queryFn: async ({ signal }) => {
      const params = { id: accountId }
      const [{ user }, { data }] = await Promise.all([
        call('GET /api/users/{id}/account', { params, signal }),
        call('GET /api/users/{id}/ai/posts-images', { params, query: { limit: 100 }, signal }),
      ])
      const { logo, additionalLogos } = user.society
      const logos = [...(logo ? [logo] : []), ...additionalLogos.map(({ file }) => file)]
      return { logos, posts: data.items }
    },
  })

export async function keepPicture(accountId: number, file: File): Promise<KeptPictureView> {
  const { picture } = await call('POST /api/users/{id}/pictures', {
    params: { id: accountId },
    body: pictureForm('picture', file),
  })
  await queryClient.invalidateQueries({ queryKey: keptPicturesQuery(accountId).queryKey })
  return picture
}

export async function removePicture(accountId: number, pictureId: string): Promise<void> {
  await call('DELETE /api/users/{id}/pictures/{pictureId}', { params: { id: accountId, pictureId } })
  await queryClient.invalidateQueries({ queryKey: keptPicturesQuery(accountId).queryKey })
}

export async function takeStockPicture(
  accountId: number,
  { service, id }: { service: Exclude<StockService, 'collection'>; id: StockPictureView['id'] },
): Promise<KeptPictureView> {
  const { picture } = await call('POST /api/users/{id}/stock-pictures', {
    params: { id: accountId },
    body: { service, pictureId: id },
  })
  void queryClient.invalidateQueries({ queryKey: keptPicturesQuery(accountId).queryKey })
  return picture
}
