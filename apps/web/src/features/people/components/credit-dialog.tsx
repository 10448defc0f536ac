import type { PersonView } from '@postelier/contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf, showPerson, staleAfterPerson } from '#features/people/api/people-queries.ts'
import { call } from '#shared/api/call.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#shared/ui/screen.css'

interface CreditDialogProps {
  kind: 'add' | 'change'
  person: PersonView
  onClose: () => void
}

export function CreditDialog({ kind, person, onClose }: CreditDialogProps) {
  const { t } = useTranslation(['people', 'common'])
  const { number } = useFormats()
  const titleId = useId()
  // One key for this one chosen: pressing twice, or again after a failure, gives once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const params = { userType: person.type, userId: person.id }
  const start = { credits: kind === 'add' ? '' : String(person.credits), note: '', expiresOn: '' }
  const { form, busy, fault, submit } = useServerForm(
    { initialValues: start },
    async (values) => {
      const credits = values.credits.trim() === '' ? Number.NaN : Number(values.credits)
      const shared = { credits, note: values.note, idempotencyKey }
      const { user } =
        kind === 'add'
          ? await call('POST /api/admin/users/{userType}/{userId}/add-credits', {
              params,
              body: { ...shared, expiresOn: values.expiresOn || null },
            })
          : await call('POST /api/admin/users/{userType}/{userId}/change-credits', { params, body: shared })
      showPerson(user)
      toast({
        tone: 'done',
        message: t('done.credits', { count: user.credits, value: number(user.credits) }),
      })
      onClose()
    },
    { stale: staleAfterPerson(person) },
  )
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <form onSubmit={submit} className="po-stack" noValidate>
        <h2 id={titleId}>{t(kind === 'add' ? 'credits.addTitle' : 'credits.changeTitle')}</h2>
        <p className="po-ink2">
          {t(kind === 'add' ? 'credits.addWords' : 'credits.changeWords', {
            name: nameOf(person),
            value: number(person.credits),
          })}
        </p>
        <TextField
          label={t(kind === 'add' ? 'credits.howMany' : 'credits.newBalance')}
          inputMode="numeric"
          {...form.getInputProps('credits')}
        />
        {kind === 'add' && (
          <DateField
            label={t('credits.expires')}
            optional
            help={t('credits.expiresHelp')}
            {...form.getInputProps('expiresOn')}
          />
        )}
        <TextArea
          label={t('credits.note')}
          rows={2}
          help={t('credits.noteHelp')}
          {...form.getInputProps('note')}
        />
        {fault && (
          <p role="alert" className="po-fault">
            {fault}
          </p>
        )}
        <div className="po-dialog-end">
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(kind === 'add' ? 'credits.give' : 'credits.set')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
