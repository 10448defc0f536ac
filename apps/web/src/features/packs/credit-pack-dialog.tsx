import type { CreditPackView } from '@postelier/contract/packs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isNamed,
  NameFields,
  OfferedTo,
  RemovePack,
  type SharedDraft,
  sharedBody,
  sharedDraft,
} from '#features/packs/pack-fields.tsx'
import { packsKey, useOwnName } from '#features/packs/pack-queries.ts'
import { call } from '#shared/api/call.ts'
import { readCents, writeCents } from '#shared/lib/typed-money.ts'
import { CentsField } from '#shared/ui/cents-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'

interface CreditPackDialogProps {
  /** Null where a new one is made. */
  of: CreditPackView | null
  onClose: () => void
}

/** Makes or changes a pack of credits that customers can buy. */
export function CreditPackDialog({ of, onClose }: CreditPackDialogProps) {
  const { t, i18n } = useTranslation('packs')
  const nameIn = useOwnName()
  const [values, setValues] = useState<SharedDraft>(sharedDraft(of))
  const [price, setPrice] = useState(of ? writeCents(of.cents, i18n.language) : '')
  const cents = readCents(price)
  const set = (change: Partial<SharedDraft>) => setValues({ ...values, ...change })
  const send = () => {
    const body = { ...sharedBody(values), cents: cents ?? 0 }
    return of
      ? call('POST /api/admin/packs/credits/{packId}', {
          params: { packId: of.id },
          body: { ...body, version: of.version },
        })
      : call('POST /api/admin/packs/credits', { body })
  }
  return (
    <PromptDialog
      title={of ? nameIn(of.names) : t('addCredits')}
      words={of ? t('creditsChange') : undefined}
      confirmLabel={t('save')}
      isReady={isNamed(values) && cents !== null && cents > 0}
      onClose={onClose}
      onSend={send}
      stale={[packsKey]}
      done={t('saved', { name: nameIn(values.names) })}
    >
      {(faults) => (
        <>
          <NameFields {...{ values, faults, set }} />
          <CentsField label={t('priceField')} value={price} error={faults.cents} onChange={setPrice} />
          <OfferedTo {...{ values, faults, set }} />
          {of && <RemovePack of={of} onDone={onClose} />}
        </>
      )}
    </PromptDialog>
  )
}
