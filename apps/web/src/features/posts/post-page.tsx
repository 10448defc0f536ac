import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Composer } from '#features/posts/components/composer.tsx'
import { type Desk, useCustomerDesk, useOwnDesk } from '#features/posts/model/desk.ts'
import { postQuery } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PostBones } from '#shared/ui/skeleton.tsx'
import '#features/posts/posts.css'

export const OwnPostPage = () => <Page desk={useOwnDesk()} />
export const CustomerPostPage = () => <Page desk={useCustomerDesk()} />

function Page({ desk }: { desk: Desk }) {
  const { taskPublicId = '' } = useParams({ strict: false })
  return <PostPage key={taskPublicId} desk={desk} taskPublicId={taskPublicId} />
}

function PostPage({ desk, taskPublicId }: { desk: Desk; taskPublicId: string }) {
  const { t } = useTranslation('posts')
  const at = { accountId: desk.accountId, taskPublicId }
  const post = useQuery({ ...postQuery(at), enabled: desk.accountId > 0 })
  if (isApiError(post.error) && [404, 422].includes(post.error.status) && !post.data) throw notFound()
  if (post.data) return <Composer desk={desk} at={at} post={post.data} />
  return (
    <div className="po-page">
      <PageHeader title={t('title')} />
      <AsyncState of={post} loading={<PostBones />}>
        {() => null}
      </AsyncState>
    </div>
  )
}
