import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Checkbox, type CheckFieldProps } from '#shared/ui/check-field.tsx'
import '#shared/fields/consents.css'

interface ConsentsProps {
  terms: Partial<CheckFieldProps>
  privacy: Partial<CheckFieldProps>
}

/** Both documents open beside the form, so that nothing typed is lost. */
export function Consents({ terms, privacy }: ConsentsProps) {
  const { t } = useTranslation('fields')
  return (
    <div className="po-consents">
      <Checkbox
        {...terms}
        label={
          <>
            {t('consents.terms')}
            <Link to="/terms" target="_blank" className="po-link">
              {t('consents.termsLink')}
            </Link>
          </>
        }
      />
      <Checkbox
        {...privacy}
        label={
          <>
            {t('consents.privacy')}
            <Link to="/privacy-policy" target="_blank" className="po-link">
              {t('consents.privacyLink')}
            </Link>
          </>
        }
      />
    </div>
  )
}
