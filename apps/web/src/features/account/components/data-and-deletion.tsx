import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import type { CurrentUser } from '#shared/api/current-user.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'

/** A person's export of their own data, and the deletion of the account, which nobody starts while looking on for them. */
export function DataAndDeletion({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  return (
    <div className="po-own-form">
      <FormSection title={t('profile.data')} note={t('profile.dataNote')}>
        <div>
          <a className="po-btn po-btn-default" href="/api/me/export" download>
            <Icon of={Download} size={16} />
            {t('profile.export')}
          </a>
        </div>
      </FormSection>
      {!user.deletionDueAt && !user.impersonator && (
        <FormSection title={t('profile.leave')} note={t('profile.leaveNote')}>
          <div>
            <Button look="danger" onClick={() => setAsking(true)}>
              {t('profile.leaveButton')}
            </Button>
          </div>
        </FormSection>
      )}
      <DeletionDialog user={user} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

interface DeletionDialogProps {
  user: CurrentUser
  open: boolean
  onClose: () => void
}

function DeletionDialog({ user, open, onClose }: DeletionDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DeletionForm user={user} titleId={titleId} onClose={onClose} />
    </Dialog>
  )
}

/** Names what goes; the password says that it is not a passer-by at an open screen. */
function DeletionForm({
  user,
  titleId,
  onClose,
}: {
  user: CurrentUser
  titleId: string
  onClose: () => void
}) {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { currentPassword: '' },
      validate: { currentPassword: (value) => (value ? null : t('security.currentMissing')) },
    },
    async (body) => {
      await call('POST /api/me/deletion', { body })
      await client.invalidateQueries({ queryKey: ['user'] })
      onClose()
    },
  )
  const losses =
    user.type === 'customer'
      ? (['lossBrand', 'lossContacts', 'lossCredits', 'lossAccess'] as const)
      : (['lossAccess'] as const)
  return (
    <form onSubmit={submit} noValidate>
      <h2 id={titleId} className="po-question">
        {t('profile.leaveTitle')}
      </h2>
      <p className="po-ink2">{t('profile.leaveWords')}</p>
      <ul className="po-losses">
        {losses.map((loss) => (
          <li key={loss}>{t(`profile.${loss}`)}</li>
        ))}
      </ul>
      {user.type === 'customer' && <p className="po-mute po-kept">{t('profile.leaveKept')}</p>}
      <PasswordField
        label={t('profile.leavePassword')}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
        error={form.errors.currentPassword ?? fault}
      />
      <div className="po-dialog-end">
        <Button onClick={onClose}>{t('profile.leaveKeep')}</Button>
        <Button type="submit" look="danger" busy={busy}>
          {t('profile.leaveButton')}
        </Button>
      </div>
    </form>
  )
}
