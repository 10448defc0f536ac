import type { TaskCard } from '@postelier/contract'
import { useTranslation } from 'react-i18next'

/** How many posts are shown, and how many of them are scheduled or wait for a yes. */
export function useCountWords(): (posts: readonly TaskCard[]) => string {
  const { t } = useTranslation(['posts', 'calendar'])
  return (posts) => {
    const countOf = (status: TaskCard['status']) => posts.filter((post) => post.status === status).length
    const [scheduled, toApprove] = [countOf('publicationWaiting'), countOf('aiSuggestion')]
    return [
      t('posts:count', { count: posts.length }),
      ...(scheduled > 0 ? [t('calendar:scheduled', { count: scheduled })] : []),
      ...(toApprove > 0 ? [t('calendar:toApprove', { count: toApprove })] : []),
    ].join(', ')
  }
}
