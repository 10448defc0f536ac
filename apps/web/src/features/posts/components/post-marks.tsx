import type { TaskCard } from '@postelier/contract'
import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isNewTo } from '#features/posts/model/is-new.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface PostMarksProps {
  post: TaskCard
  since: string | null
}

/** What a post is beside its state: new to whoever looks, hidden from its business. */
export function PostMarks({ post, since }: PostMarksProps) {
  const { t } = useTranslation('calendar')
  const isNew = isNewTo(post, since)
  if (!isNew && !post.isHidden) return null
  return (
    <span className="po-post-marks">
      {isNew && (
        <span className="po-post-new" title={t('isNewTitle')}>
          {t('isNew')}
        </span>
      )}
      {post.isHidden && (
        <span className="po-post-hidden" title={t('hidden')}>
          <Icon of={EyeOff} size={14} />
          <span className="po-sr">{t('hidden')}</span>
        </span>
      )}
    </span>
  )
}
