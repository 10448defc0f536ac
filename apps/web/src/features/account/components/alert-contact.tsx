import type { AccountView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** Where a business is warned of what cannot wait: its e-mail and phone for alerts, saved with a button of its own. */
export function AlertContact({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(account.id)
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { alertEmail: account.society.alertEmail, alertPhone: account.society.alertPhone },
    },
    async (values) => {
      await calls.alertContact(values)
      form.resetDirty()
      toast({ message: t('saved') })
    },
  )
  return (
    <form className="po-own-form" onSubmit={submit} noValidate>
      <FormSection title={t('essentials.alert')} note={t('essentials.alertNote')} columns={2}>
        <TextField
          label={t('essentials.alertEmail')}
          type="email"
          optional
          {...form.getInputProps('alertEmail')}
          error={form.errors.alertEmail ?? fault}
        />
        <TextField
          label={t('essentials.alertPhone')}
          type="tel"
          optional
          {...form.getInputProps('alertPhone')}
        />
        <div>
          <Button type="submit" busy={busy} disabled={!form.isDirty()}>
            {t('essentials.alertSave')}
          </Button>
        </div>
      </FormSection>
    </form>
  )
}
