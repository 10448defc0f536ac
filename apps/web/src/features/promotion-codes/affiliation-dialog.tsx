import type { AffiliationCodeView } from '@postelier/contract/affiliation-codes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { affiliationCodesKey, asKept, digitsOf } from '#features/promotion-codes/code-queries.ts'
import { call } from '#shared/api/call.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

interface AffiliationDialogProps {
  /** Null where a new one is made. */
  of: AffiliationCodeView | null
  onClose: () => void
}

async function findAgencies(search: string, signal: AbortSignal): Promise<Choice[]> {
  const query = { search, limit: 12 }
  const { data } = await call('GET /api/admin/affiliation-codes/agencies', { query, signal })
  return data.items.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Makes, changes, closes and opens the code of an agency. */
export function AffiliationDialog({ of, onClose }: AffiliationDialogProps) {
  const { t } = useTranslation('promotionCodes')
  const [values, setValues] = useState({
    code: of?.code ?? '',
    customer: of ? String(of.customerPercent) : '',
    share: of ? String(of.agencyPercent) : '',
    state: of?.isOpen === false ? ('closed' as const) : ('open' as const),
    agency: null as Choice | null,
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const { code, customer, share, state, agency } = values
  const send = () => {
    const body = {
      code,
      agencyPercent: Number(share),
      customerPercent: Number(customer),
      isOpen: state === 'open',
    }
    return of
      ? call('POST /api/admin/affiliation-codes/{codeId}', {
          params: { codeId: of.id },
          body: { ...body, version: of.version },
        })
      : call('POST /api/admin/affiliation-codes', { body: { ...body, agencyId: Number(agency?.value) } })
  }
  return (
    <PromptDialog
      title={of ? `${of.code}, ${of.agency.name}` : t('affiliation.add')}
      words={of && of.uses > 0 ? t('affiliation.changeWords', { count: of.uses }) : undefined}
      confirmLabel={t('save')}
      isReady={code.trim() !== '' && customer !== '' && share !== '' && (of !== null || agency !== null)}
      onClose={onClose}
      onSend={send}
      stale={[affiliationCodesKey]}
      done={t('saved', { code: asKept(code) })}
    >
      {(faults) => (
        <>
          {!of && (
            <RemoteSelect
              label={t('affiliation.agency')}
              chosen={agency}
              onChange={(choice) => set({ agency: choice })}
              queryKey={[...affiliationCodesKey, 'agencies']}
              find={findAgencies}
              placeholder={t('affiliation.agencyPlaceholder')}
              error={faults.agencyId}
            />
          )}
          <TextField
            label={t('code')}
            help={t('codeHelp')}
            value={code}
            error={faults.code}
            maxLength={40}
            autoCapitalize="characters"
            onChange={({ target }) => set({ code: target.value.toUpperCase() })}
          />
          <div className="po-two-fields">
            <TextField
              label={t('affiliation.customerField')}
              help={t('affiliation.customerHelp')}
              inputMode="numeric"
              value={customer}
              error={faults.customerPercent}
              onChange={({ target }) => set({ customer: digitsOf(target.value) })}
            />
            <TextField
              label={t('affiliation.shareField')}
              help={t('affiliation.shareHelp')}
              inputMode="numeric"
              value={share}
              error={faults.agencyPercent}
              onChange={({ target }) => set({ share: digitsOf(target.value) })}
            />
          </div>
          <SegmentedChoice
            label={t('affiliation.state')}
            value={state}
            onChange={(next) => set({ state: next })}
            choices={[
              { value: 'open', label: t('affiliation.states.open') },
              { value: 'closed', label: t('affiliation.states.closed') },
            ]}
          />
          {state === 'closed' && <p className="po-mute">{t('affiliation.closedHelp')}</p>}
        </>
      )}
    </PromptDialog>
  )
}
