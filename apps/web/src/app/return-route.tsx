import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DeliveredPost } from '#app/delivered-post.tsx'
import { ReturnPage } from '#features/orders/return-page.tsx'
import { postQuery } from '#features/posts/post-queries.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'

/** A correction is asked for with the post before one's eyes, as its networks show it. */
export function ReturnRoute() {
  const { taskPublicId = '' } = useParams({ strict: false })
  const at = { accountId: useManagedAccountId(), taskPublicId }
  const post = useQuery({ ...postQuery(at), enabled: at.accountId > 0 }).data
  return (
    <ReturnPage
      picture={post?.picture ?? null}
      pages={post?.pages ?? 1}
      preview={(hooks) => post && <DeliveredPost at={at} post={post} hooks={hooks} />}
    />
  )
}
