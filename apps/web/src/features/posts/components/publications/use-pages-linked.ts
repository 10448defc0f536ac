import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '#features/posts/post-queries.ts'

/** The pages that posts can go to as accounts are linked now. */
export function usePagesLinked(accountId: number): ReadonlySet<number> {
  const pages = useQuery(pagesQuery(accountId))
  return new Set(pages.data?.map(({ id }) => id))
}
