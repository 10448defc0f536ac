import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChangeEmail } from '#features/account/security/change-email.tsx'
import { ChangePassword } from '#features/account/security/change-password.tsx'
import { Devices } from '#features/account/security/devices.tsx'
import { SecondFactors } from '#features/account/security/second-factors.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { FormLayout } from '#shared/ui/form-layout.tsx'
import '#features/account/security/security.css'

/** A person's password, second factors and devices; says so where a second factor has to be set up first. */
export function SecurityTab() {
  const { t } = useTranslation('account')
  const user = useCurrentUser()
  if (!user) return null
  const mustSetUp = user.secondFactor.required && !user.secondFactor.enabled
  return (
    <>
      {mustSetUp && (
        <Notice tone="wait" icon={ShieldAlert}>
          {t('security.required')}
        </Notice>
      )}
      <FormLayout>
        <SecondFactors />
        {!mustSetUp && (
          <>
            <ChangePassword email={user.email} />
            <ChangeEmail email={user.email} />
            <Devices />
          </>
        )}
      </FormLayout>
    </>
  )
}
