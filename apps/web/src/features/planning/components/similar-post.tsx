import type { SimilarPost } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface SimilarPostProps {
  of: SimilarPost
  /** Whether it stands beside what is near to it, or by itself. */
  isNear?: boolean
}

/** A post that says almost the same, to be looked at: nobody is kept from saying it again. */
export function SimilarPostLink({ of: { taskId, title, publishAt }, isNear = false }: SimilarPostProps) {
  const { t } = useTranslation('planning')
  const { dayMonth } = useFormats()
  const post = publishAt
    ? t('similar.dated', { title, date: dayMonth(publishAt) })
    : t('similar.undated', { title })
  return (
    <Link to="/me/tasks/$taskPublicId" params={{ taskPublicId: taskId }} className="po-link">
      {isNear ? t('similar.near', { post }) : post}
    </Link>
  )
}
