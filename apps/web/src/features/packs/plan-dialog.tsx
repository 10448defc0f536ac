import type { PlanView } from '@postelier/contract/packs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  digitsOf,
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
import { Checkbox } from '#shared/ui/check-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface PlanDialogProps {
  /** Null where a new one is made. */
  of: PlanView | null
  onClose: () => void
}

interface PlanDraft extends SharedDraft {
  readonly monthly: string
  readonly yearly: string
  /** Empty for no limit. */
  readonly networks: string
  readonly postsAWeek: string
  readonly ideasAMonth: string
  readonly draftsItself: boolean
  readonly proposesItself: boolean
  readonly isRecommended: boolean
}

function draftOf(of: PlanView | null, language: string): PlanDraft {
  const amount = (cents: number | null | undefined) => (cents == null ? '' : writeCents(cents, language))
  const figure = (most: number | null | undefined) => (most == null ? '' : String(most))
  return {
    ...sharedDraft(of),
    monthly: amount(of?.monthlyCents),
    yearly: amount(of?.yearlyCents),
    networks: figure(of?.limits.networks),
    postsAWeek: figure(of?.limits.postsAWeek),
    ideasAMonth: figure(of?.limits.ideasAMonth),
    draftsItself: of?.limits.draftsItself ?? false,
    proposesItself: of?.limits.proposesItself ?? false,
    isRecommended: of?.isRecommended ?? false,
  }
}

const mostOf = (typed: string) => (typed === '' ? null : Number(typed))

const bodyOf = (values: PlanDraft) => ({
  ...sharedBody(values),
  monthlyCents: readCents(values.monthly) ?? 0,
  yearlyCents: readCents(values.yearly),
  limits: {
    networks: mostOf(values.networks),
    postsAWeek: mostOf(values.postsAWeek),
    ideasAMonth: Number(values.ideasAMonth),
    draftsItself: values.draftsItself,
    proposesItself: values.proposesItself,
  },
  isRecommended: values.isRecommended,
})

const prices = ['monthly', 'yearly'] as const
const limits = ['networks', 'postsAWeek', 'ideasAMonth'] as const
const robots = ['draftsItself', 'proposesItself', 'isRecommended'] as const

/** A plan: made anew, changed for new subscriptions, or sold no more. */
export function PlanDialog({ of, onClose }: PlanDialogProps) {
  const { t, i18n } = useTranslation('packs')
  const nameIn = useOwnName()
  const [values, setValues] = useState(draftOf(of, i18n.language))
  const set = (change: Partial<PlanDraft>) => setValues({ ...values, ...change })
  const send = () => {
    const body = bodyOf(values)
    return of
      ? call('POST /api/admin/packs/plans/{packId}', {
          params: { packId: of.id },
          body: { ...body, version: of.version },
        })
      : call('POST /api/admin/packs/plans', { body })
  }
  const isWrong = (typed: string) => typed !== '' && !readCents(typed)
  const isReady =
    isNamed(values) &&
    (readCents(values.monthly) ?? 0) > 0 &&
    !isWrong(values.yearly) &&
    Number(values.ideasAMonth) > 0
  return (
    <PromptDialog
      isWide
      title={of ? nameIn(of.names) : t('addPlan')}
      words={of ? t('planChange', { count: of.holders }) : undefined}
      confirmLabel={t('save')}
      isReady={isReady}
      onClose={onClose}
      onSend={send}
      stale={[packsKey]}
      done={t('saved', { name: nameIn(values.names) })}
    >
      {(faults) => (
        <>
          <NameFields {...{ values, faults, set }} />
          <div className="po-two-fields">
            {prices.map((name) => (
              <CentsField
                key={name}
                label={t(`${name}Field`)}
                optional={name === 'yearly'}
                value={values[name]}
                error={faults[`${name}Cents`]}
                onChange={(typed) => set({ [name]: typed })}
              />
            ))}
            {limits.map((name) => (
              <TextField
                key={name}
                label={t(name)}
                inputMode="numeric"
                {...(name === 'ideasAMonth' ? {} : { placeholder: t('unlimited') })}
                value={values[name]}
                error={faults[`limits.${name}`]}
                onChange={({ target }) => set({ [name]: digitsOf(target.value) })}
              />
            ))}
          </div>
          {robots.map((name) => (
            <Checkbox
              key={name}
              label={t(name)}
              checked={values[name]}
              onChange={({ target }) => set({ [name]: target.checked })}
            />
          ))}
          <OfferedTo {...{ values, faults, set }} />
          {of && <RemovePack of={of} onDone={onClose} />}
        </>
      )}
    </PromptDialog>
  )
}
