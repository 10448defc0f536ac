import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Composer } from '#features/posts/components/composer.tsx'
import {
  type PostsContext,
  useCustomerPostsContext,
  useOwnPostsContext,
} from '#features/posts/model/posts-context.ts'
import { postQuery } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PostSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/posts/posts.css'

/** The page of one post, for its business or for an agency that works for it. */
export const OwnPostPage = () => <Page context={useOwnPostsContext()} />
export const CustomerPostPage = () => <Page context={useCustomerPostsContext()} />

function Page({ context }: { context: PostsContext }) {
  const { taskPublicId = '' } = useParams({ strict: false })
  return <PostPage key={taskPublicId} context={context} taskPublicId={taskPublicId} />
}

function PostPage({ context, taskPublicId }: { context: PostsContext; taskPublicId: string }) {
  const { t } = useTranslation('posts')
  const at = { accountId: context.accountId, taskPublicId }
  const post = useQuery({ ...postQuery(at), enabled: context.accountId > 0 })
  const isGone = isApiError(post.error) && [404, 422].includes(post.error.status)
  if (isGone && !post.data) throw notFound()
  if (post.data) return <Composer {...{ context, at, isGone }} post={post.data} />
  return (
    <div className="po-page">
      <PageHeader title={t('title')} />
      <AsyncState of={post} loading={<PostSkeleton />}>
        {() => null}
      </AsyncState>
    </div>
  )
}
