import type { PersonView, UserType } from '@postelier/contract'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { ReasonedDialog } from '#shared/ui/reasoned-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface CreditDialogProps {
  kind: 'add' | 'change'
  of: { readonly type: UserType; readonly id: number; readonly name: string; readonly credits: number }
  stale: readonly QueryKey[]
  onDone?: (person: PersonView) => void
  onClose: () => void
}

/** Gives credits or corrects a balance. Needs a reason, and carries a key so that a repeated request counts once. */
export function CreditDialog({ kind, of: person, stale, onDone, onClose }: CreditDialogProps) {
  const { t } = useTranslation('people')
  const { number } = useFormats()
  const isGift = kind === 'add'
  const [typed, setTyped] = useState(isGift ? '' : String(person.credits))
  const [expiresOn, setExpiresOn] = useState('')
  const params = { userType: person.type, userId: person.id }
  const send = async ({ reason: note, key: idempotencyKey }: { reason: string; key: string }) => {
    const credits = typed.trim() === '' ? Number.NaN : Number(typed)
    const shared = { credits, note, idempotencyKey }
    const { user } = isGift
      ? await call('POST /api/admin/users/{userType}/{userId}/add-credits', {
          params,
          body: { ...shared, expiresOn: expiresOn || null },
        })
      : await call('POST /api/admin/users/{userType}/{userId}/change-credits', { params, body: shared })
    onDone?.(user)
    toast({
      tone: 'done',
      message: t('done.credits', { count: user.credits, value: number(user.credits) }),
    })
  }
  return (
    <ReasonedDialog
      title={t(isGift ? 'credits.addTitle' : 'credits.changeTitle')}
      words={t(isGift ? 'credits.addWords' : 'credits.changeWords', {
        name: person.name,
        value: number(person.credits),
      })}
      reason={{ label: t('credits.note'), help: t('credits.noteHelp'), field: 'note' }}
      confirmLabel={t(isGift ? 'credits.give' : 'credits.set')}
      onClose={onClose}
      onSend={send}
      stale={stale}
    >
      {(faults) => (
        <>
          <TextField
            label={t(isGift ? 'credits.howMany' : 'credits.newBalance')}
            inputMode="numeric"
            value={typed}
            error={faults.credits}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isGift && (
            <DateField
              label={t('credits.expires')}
              optional
              help={t('credits.expiresHelp')}
              value={expiresOn}
              error={faults.expiresOn}
              onChange={setExpiresOn}
            />
          )}
        </>
      )}
    </ReasonedDialog>
  )
}
