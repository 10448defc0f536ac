import type { TaskStatus } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DeliveredPost } from '#app/delivered-post.tsx'
import { OrderPage } from '#features/orders/order-page.tsx'
import { OrderStrip } from '#features/orders/order-strip.tsx'
import {
  type PostsContext,
  useCustomerPostsContext,
  useOwnPostsContext,
} from '#features/posts/model/posts-context.ts'
import { CustomerPostPage, OwnPostPage } from '#features/posts/post-page.tsx'
import { postQuery } from '#features/posts/post-queries.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'

/** Somebody else's turn, or an answer to what they delivered: the order is what one comes for. */
const isWorkOf = new Set<TaskStatus>([
  'planned',
  'inProgress',
  'paused',
  'returnWaiting',
  'return',
  'completed',
  'complaint',
])

export const OwnPostRoute = () => <PostRoute context={useOwnPostsContext()} />
export const CustomerPostRoute = () => <PostRoute context={useCustomerPostsContext()} />

function PostRoute({ context }: { context: PostsContext }) {
  const { t } = useTranslation('posts')
  const { taskPublicId = '' } = useParams({ strict: false })
  const at = { accountId: context.accountId, taskPublicId }
  const post = useQuery({ ...postQuery(at), enabled: context.accountId > 0 }).data
  const isOrdered = post?.origin === 'tailorMade' && post.status !== 'draft'
  const isMade = isWorkOf.has(post?.status ?? 'draft') || (isOrdered && post.status === 'publicationCanceled')
  const returnTo: LinkTarget = context.isCustomers
    ? {
        to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId/return',
        params: { agencyCustomerId: String(context.accountId), taskPublicId },
      }
    : { to: '/me/tasks/$taskPublicId/return', params: { taskPublicId } }
  // A brief that is being written goes on in its wizard.
  if (post?.origin === 'tailorMade' && post.status === 'draft')
    return <Navigate replace {...linkTo(wizardOf(context, taskPublicId))} />
  if (post && isOrdered && isMade)
    return (
      <OrderPage
        key={taskPublicId}
        at={at}
        crumb={{
          label: t('title'),
          to: context.isCustomers ? (`/agency/customers/${context.accountId}/tasks` as never) : '/me/tasks',
        }}
        returnTo={returnTo}
        picture={post.picture}
        pages={post.pages}
        preview={(hooks) => <DeliveredPost at={at} post={post} hooks={hooks} />}
      />
    )
  const page = context.isCustomers ? <CustomerPostPage /> : <OwnPostPage />
  return (
    <>
      {isOrdered && <OrderStrip at={at} returnTo={returnTo} />}
      {page}
    </>
  )
}

const wizardOf = (context: PostsContext, taskPublicId: string): LinkTarget =>
  context.isCustomers
    ? {
        to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId/order',
        params: { agencyCustomerId: String(context.accountId), taskPublicId },
      }
    : { to: '/me/tasks/$taskPublicId/order', params: { taskPublicId } }
