import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/banner.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'

/** Before somebody writes their first post alone: three of them, made from what is known. */
export function FirstPosts() {
  const { t } = useTranslation('ways')
  return (
    <div className="po-ways-first">
      <Notice tone="done" icon={Sparkles}>
        <span className="po-row">
          {t('first.words')}
          <ButtonLink look="primary" size="sm" to="/me/planning/start">
            {t('first.button')}
          </ButtonLink>
        </span>
      </Notice>
    </div>
  )
}
