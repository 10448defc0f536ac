import { isToApprove, type TaskCard } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { isDelivery } from '#features/posts/calendar/model/placed.ts'

/** How many posts are shown, how many of them are scheduled or wait for a yes, and what is delivered. */
export function useCountWords(): (posts: readonly TaskCard[]) => string {
  const { t } = useTranslation(['posts', 'calendar'])
  return (all) => {
    const posts = all.filter((post) => !isDelivery(post))
    const deliveries = all.length - posts.length
    const countOf = (status: TaskCard['status']) => posts.filter((post) => post.status === status).length
    const now = new Date()
    const scheduled = countOf('publicationWaiting')
    const toApprove = posts.filter(({ status, publishAt }) => isToApprove(status, publishAt, now)).length
    // Approved for a day to come, and it will not go out: the fault nobody should have to find.
    const notScheduled = posts.filter(
      ({ status, publishAt }) => status === 'validated' && publishAt !== null && new Date(publishAt) > now,
    ).length
    return [
      ...(posts.length > 0 || deliveries === 0 ? [t('posts:count', { count: posts.length })] : []),
      ...(scheduled > 0 ? [t('calendar:scheduled', { count: scheduled })] : []),
      ...(toApprove > 0 ? [t('calendar:toApprove', { count: toApprove })] : []),
      ...(notScheduled > 0 ? [t('calendar:notScheduled', { count: notScheduled })] : []),
      ...(deliveries > 0 ? [t('calendar:deliveries', { count: deliveries })] : []),
    ].join(', ')
  }
}
