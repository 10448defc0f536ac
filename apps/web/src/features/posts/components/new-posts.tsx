import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { postsQuery } from '#features/posts/post-queries.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface NewPostsProps {
  accountId: number
  since: string
  onSee: () => void
}

/** How many posts came since somebody was last here, and the way to them. */
export function NewPosts({ accountId, since, onSee }: NewPostsProps) {
  const { t } = useTranslation('calendar')
  const count = useQuery(postsQuery(accountId, { search: '', offset: 0, since })).data?.total ?? 0
  if (count === 0) return null
  return (
    <p className="po-new-posts" role="status">
      <Icon of={Sparkles} size={16} />
      <span>{t('news', { count })}</span>
      <button type="button" className="po-link" onClick={onSee}>
        {t('newsSee', { count })}
      </button>
    </p>
  )
}
