import type { TaskCard } from '@postelier/contract'
import { CopyX, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isNewTo } from '#features/posts/model/is-new.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface PostMarksProps {
  post: TaskCard
  since: string | null
  /** Where no words stand beside it. */
  isAlone?: boolean
}

/** What a post is beside its state: new to whoever looks, hidden from its business, at the hour of another one. */
export function PostMarks({ post, since, isAlone = false }: PostMarksProps) {
  const { t } = useTranslation(['calendar', 'postLists'])
  const isNew = isNewTo(post, since)
  const sharesHour = isAlone && post.sharesHour
  if (!isNew && !post.isHidden && !sharesHour) return null
  return (
    <span className="po-post-marks">
      {isNew && (
        <span className="po-post-new" title={t('isNewTitle')}>
          {t('isNew')}
        </span>
      )}
      {sharesHour && (
        <span className="po-post-shares" title={t('postLists:next.sharesHour')}>
          <Icon of={CopyX} size={14} />
          <span className="po-sr">{t('postLists:next.sharesHour')}</span>
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
