import type { PromotionCodeView } from '@postelier/contract/promotion-codes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asKept, codesKey, digitsOf } from '#features/promotion-codes/code-queries.ts'
import { SectorList } from '#features/promotion-codes/sector-list.tsx'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { readCents, writeCents } from '#shared/lib/typed-money.ts'
import { CentsField } from '#shared/ui/cents-field.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { RemovalButton } from '#shared/ui/removal-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

interface CodeDialogProps {
  /** Null where a new one is made. */
  of: PromotionCodeView | null
  onClose: () => void
}

/** Makes or changes a promotion code. */
export function CodeDialog({ of, onClose }: CodeDialogProps) {
  const { t, i18n } = useTranslation('promotionCodes')
  const [values, setValues] = useState({
    code: of?.code ?? '',
    startsOn: of?.startsOn ?? '',
    endsOn: of?.endsOn ?? '',
    periods: String(of?.periods ?? 1),
    kind: of?.cents == null ? ('percent' as const) : ('amount' as const),
    percent: of?.percent == null ? '' : String(of.percent),
    amount: of?.cents == null ? '' : writeCents(of.cents, i18n.language),
    sectors: of?.sectors ?? [],
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const cents = readCents(values.amount)
  const { code, startsOn, endsOn, kind } = values
  const isOff = kind === 'percent' ? Number(values.percent) > 0 : (cents ?? 0) > 0
  const send = () => {
    const body = {
      ...{ code, startsOn, endsOn },
      periods: Number(values.periods),
      sectorIds: values.sectors.map(({ id }) => id),
      cents: kind === 'amount' ? cents : null,
      percent: kind === 'percent' ? Number(values.percent) : null,
    }
    return of
      ? call('POST /api/admin/promotion-codes/{codeId}', {
          params: { codeId: of.id },
          body: { ...body, version: of.version },
        })
      : call('POST /api/admin/promotion-codes', { body })
  }
  return (
    <PromptDialog
      title={of ? of.code : t('add')}
      words={of && of.uses > 0 ? t('changeWords', { count: of.uses }) : undefined}
      confirmLabel={t('save')}
      isReady={code.trim() !== '' && startsOn !== '' && endsOn !== '' && Number(values.periods) > 0 && isOff}
      onClose={onClose}
      onSend={send}
      stale={[codesKey]}
      done={t('saved', { code: asKept(code) })}
    >
      {(faults) => (
        <>
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
            <DateField
              label={t('from')}
              value={startsOn}
              error={faults.startsOn}
              onChange={(day) => set({ startsOn: day })}
            />
            <DateField
              label={t('to')}
              value={endsOn}
              error={faults.endsOn}
              onChange={(day) => set({ endsOn: day })}
            />
          </div>
          <SegmentedChoice
            label={t('reduction')}
            value={kind}
            onChange={(next) => set({ kind: next })}
            choices={[
              { value: 'percent', label: t('kinds.percent') },
              { value: 'amount', label: t('kinds.amount') },
            ]}
          />
          <div className="po-two-fields">
            {kind === 'percent' ? (
              <TextField
                label={t('percentField')}
                inputMode="numeric"
                value={values.percent}
                error={faults.percent}
                onChange={({ target }) => set({ percent: digitsOf(target.value) })}
              />
            ) : (
              <CentsField
                label={t('amountField')}
                value={values.amount}
                error={faults.cents}
                onChange={(amount) => set({ amount })}
              />
            )}
            <TextField
              label={t('periodsField')}
              help={t('periodsHelp')}
              inputMode="numeric"
              value={values.periods}
              error={faults.periods}
              onChange={({ target }) => set({ periods: digitsOf(target.value) })}
            />
          </div>
          <SectorList
            value={values.sectors}
            error={faults.sectorIds}
            onChange={(sectors) => set({ sectors })}
          />
          {of && <RemoveCode of={of} onDone={onClose} />}
        </>
      )}
    </PromptDialog>
  )
}

function RemoveCode({ of: { id: codeId, code }, onDone }: { of: PromotionCodeView; onDone: () => void }) {
  const { t } = useTranslation('promotionCodes')
  const mayRemove = useAbility('adminPromotionCodes:delete')
  return (
    mayRemove && (
      <RemovalButton
        label={t('remove')}
        title={t('removeTitle', { code })}
        words={t('removeWords')}
        send={() => call('DELETE /api/admin/promotion-codes/{codeId}', { params: { codeId } })}
        stale={[codesKey]}
        done={t('removed', { code })}
        onDone={onDone}
      />
    )
  )
}
