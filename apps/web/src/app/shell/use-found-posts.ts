import { needOf } from '@postelier/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FileImage } from 'lucide-react'
import { useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import { relinkOf, useKept } from '#features/posts/model/use-reach.ts'
import type { Action } from '#shared/actions/action.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useStateWords } from '#shared/ui/task-status.tsx'

const most = 5
const fewestLetters = 2

/** Posts of one's own business by their titles and hooks: the server searches once the typing stands still. */
export function useFoundPosts(words: string): { posts: readonly Action[]; searching: boolean } {
  const stateWords = useStateWords()
  const router = useRouter()
  const { accountId, one } = useOwnPostsContext()
  // Agencies and the platform's own people have no posts of their own.
  const hasPosts = ['customer', 'contact'].includes(useCurrentUser()?.type ?? '')
  const may = useAbility('posts:consult') && hasPosts
  const asked = words.trim()
  const late = useLate(asked)
  const enabled = may && late.length >= fewestLetters
  const found = useQuery({
    queryKey: ['tasks', accountId, 'called', late],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks', {
          params: { id: accountId },
          query: { search: late, limit: most },
          signal,
        })
      ).data.items,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const items = enabled && asked.length >= fewestLetters ? (found.data ?? []) : []
  const kept = useKept(items.length > 0 ? accountId : 0)
  const posts = items.map(({ id, title, ...post }) => ({
    id: `post:${id}`,
    group: 'posts' as const,
    label: title,
    note: stateWords({
      status: post.status,
      need: needOf(post.status, post.publications, post.publishAt),
      relink: relinkOf(post, kept),
    }),
    icon: FileImage,
    run: () => void router.navigate(linkTo(one(id))),
  }))
  return { posts, searching: enabled && (found.isFetching || late !== asked) }
}
