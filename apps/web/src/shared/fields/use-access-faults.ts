import { useTranslation } from 'react-i18next'
import type { AccessValues } from '#shared/fields/access-fields.tsx'
import { passwordFaults } from '#shared/fields/new-password-fields.tsx'

/** What a browser can see itself, for `validate` of a form. */
export function useAccessFaults(
  withConsents: boolean,
): (values: AccessValues) => Record<string, string | null> {
  const { t } = useTranslation('fields')
  return (values) => {
    const consent = (given: boolean) => (withConsents && !given ? t('consents.missing') : null)
    return {
      ...passwordFaults(values, { missing: t('password.missing'), differ: t('password.differ') }),
      acceptTerms: consent(values.acceptTerms),
      acceptPrivacy: consent(values.acceptPrivacy),
    }
  }
}
