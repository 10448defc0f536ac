import type { ShortageView } from '@postelier/contract'
import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SimilarPostLink } from '#features/planning/components/similar-post.tsx'
import { Notice } from '#shared/ui/banner.tsx'

interface ShortageNoticeProps {
  shortage: NonNullable<ShortageView>
  onAnswer: () => void
}

/** Why there are no more subjects: what says the rest already, and the question that would bring some. */
export function ShortageNotice({ shortage: { question, said }, onAnswer }: ShortageNoticeProps) {
  const { t } = useTranslation('planning')
  return (
    <Notice tone="wait" icon={MessageCircleQuestion}>
      {t('shortage')}{' '}
      {said?.post && (
        <>
          {t('said.post')} <SimilarPostLink of={said.post} />.{' '}
        </>
      )}
      {said && !said.post && <>{t('said.subject', { name: said.name })} </>}
      <button type="button" className="po-link" onClick={onAnswer}>
        {question}
      </button>
    </Notice>
  )
}
