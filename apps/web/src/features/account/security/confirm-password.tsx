import { useTranslation } from 'react-i18next'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'

interface ConfirmPasswordProps {
  titleId: string
  onSend: (currentPassword: string) => Promise<void>
  onClose: () => void
}

/** Asks for the current password before a second factor is changed; a session left open must not be enough. */
export function ConfirmPassword({ titleId, onSend, onClose }: ConfirmPasswordProps) {
  const { t } = useTranslation(['account', 'common'])
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { currentPassword: '' },
      validate: { currentPassword: (value) => (value ? null : t('account:security.currentMissing')) },
    },
    ({ currentPassword }) => onSend(currentPassword),
  )
  return (
    <form className="po-step-form" onSubmit={submit} noValidate>
      <h2 id={titleId}>{t('account:security.confirmTitle')}</h2>
      <p className="po-ink2">{t('account:security.confirmWords')}</p>
      <PasswordField
        label={t('account:security.currentPassword')}
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('currentPassword')}
        error={form.errors.currentPassword ?? fault}
      />
      <div className="po-dialog-end">
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('account:security.go')}
        </Button>
      </div>
    </form>
  )
}
