import {
  type BriefOfKind,
  type BriefPart,
  type ChangeScope,
  changedParts,
  type OrderView,
  type Quote,
  scopeOfChange,
  shortened,
} from '@postelier/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AudienceStep } from '#features/orders/audience-step.tsx'
import { GraphicStep } from '#features/orders/graphic-step.tsx'
import { KindChoice } from '#features/orders/kind-choice.tsx'
import { kindsQuery, type OrderAt, returnQuoteQuery } from '#features/orders/order-queries.ts'
import { QuotePanel } from '#features/orders/quote-panel.tsx'
import { networksOf, type StepProps } from '#features/orders/step-props.ts'
import { SubjectStep } from '#features/orders/subject-step.tsx'
import { BriefRows, messageOf, useBriefParts, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

/** The brief as it is wanted now, and what that would cost; none while it is the one that was ordered. */
export interface BriefChange {
  readonly after: BriefOfKind
  readonly scope: ChangeScope | null
  readonly parts: readonly BriefPart[]
  readonly quote: Quote | undefined
  /** When it would be back, as things stand. */
  readonly backAt: string | null
  /** Another quote is being asked for. */
  readonly isOld: boolean
  readonly set: (part: Partial<BriefOfKind>) => void
}

export function useBriefChange(at: OrderAt, order: OrderView): BriefChange {
  const [after, setAfter] = useState<BriefOfKind>({
    configurationId: order.configurationId,
    brief: order.brief,
  })
  const scope = scopeOfChange(order, after)
  const { configurationId, brief } = after
  // A correction inside the brief takes as long as an adjusted one: the date is read the same way.
  const wish =
    configurationId === null
      ? null
      : { scope: scope ?? ('adjusted' as const), configurationId, networks: networksOf(brief) }
  const quoted = useQuery(returnQuoteQuery(at, wish))
  return {
    after,
    scope,
    parts: changedParts(order, after),
    quote: wish && scope ? quoted.data : undefined,
    backAt: quoted.data?.promise?.at ?? null,
    isOld: quoted.isPlaceholderData,
    set: (part) => setAfter((before) => ({ ...before, ...part })),
  }
}

interface BriefChangeFormProps {
  at: OrderAt
  order: OrderView
  change: BriefChange
  faults: StepProps['faults']
  onChange: () => void
}

/** The questions of the brief once more, closed until somebody wants another answer; its quote stands beside them. */
export function BriefChangeForm({ at, order, change, faults, onChange }: BriefChangeFormProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const offered = useQuery(kindsQuery(at.accountId)).data
  const kinds = (offered?.configurations ?? []).filter(
    ({ kind, format, id }) =>
      id === order.configurationId ||
      (kind === order.kind && (format === 'video') === (order.format === 'video')),
  )
  const { after, scope, quote, isOld } = change
  const chosen = kinds.find(({ id }) => id === after.configurationId)
  const props: StepProps = {
    brief: after.brief,
    faults,
    change: (part) => {
      onChange()
      change.set({ brief: { ...after.brief, ...part } })
    },
  }
  const changeKind = (configurationId: number) => {
    onChange()
    change.set({ configurationId })
  }
  return (
    <section aria-label={t('returnForm.brief')} className="po-return-brief">
      <SectionHead title={t('returnForm.brief')} />
      <OrderedBrief order={order} />
      <p className="po-ink2">{t('returnForm.briefWords')}</p>
      {!isOpen ? (
        <Button onClick={() => setOpen(true)}>{t('returnForm.changeBrief')}</Button>
      ) : (
        <div className="po-return-change">
          <div>
            {kinds.length > 1 && (
              <details>
                <summary>{t('returnForm.format')}</summary>
                <KindChoice
                  legend={t('returnForm.format')}
                  kinds={kinds}
                  chosen={chosen}
                  onKind={changeKind}
                />
              </details>
            )}
            <details open>
              <summary>{t('questions.subject')}</summary>
              <div className="po-order-fields">
                <SubjectStep {...props} begin={null} />
              </div>
            </details>
            <details>
              <summary>{t('questions.audience')}</summary>
              <div className="po-order-fields">
                <AudienceStep {...props} accountTone={offered?.accountTone} />
              </div>
            </details>
            {order.kind !== 'hook' && (
              <details>
                <summary>{t('questions.graphic')}</summary>
                <div className="po-order-fields">
                  <GraphicStep {...props} at={null} format={chosen?.format ?? order.format} />
                </div>
              </details>
            )}
          </div>
          <div className="po-return-quote">
            {scope === null ? (
              <p className="po-mute">{t('returnForm.unchanged')}</p>
            ) : (
              <>
                <ScopeWords change={change} included={order.returns.included} />
                <QuotePanel quote={quote} returns={undefined} isOld={isOld} />
              </>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** Why it costs what it costs. */
function ScopeWords({ change: { scope, parts }, included }: { change: BriefChange; included: number }) {
  const { t } = useTranslation(['orders', 'briefs'])
  const partsOf = useBriefParts()
  return (
    <p role="status">
      {t('briefs:changed', { parts: partsOf(parts) })}{' '}
      {scope === 'anew'
        ? t('orders:returnForm.scopes.anew', { count: included })
        : t('orders:returnForm.scopes.adjusted')}
    </p>
  )
}

/** Longer than this it is folded: the correction is what one comes for. */
const shortWords = 240
const fewRows = 4

/** What was asked for, before anything else is asked for. */
function OrderedBrief({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const { infos, graphic } = useBriefRows()(order.brief, order.format, order.kind !== 'hook')
  const rows = order.kind === 'hook' ? infos : [...infos, ...graphic]
  const words = messageOf(order.brief)
  const isLong = words.length > shortWords || rows.length > fewRows
  return (
    <div className="po-return-ordered">
      {words && (
        <blockquote className="po-brief-words">
          {isLong && !isOpen && words.length > shortWords ? shortened(words, shortWords) : words}
        </blockquote>
      )}
      <BriefRows rows={isLong && !isOpen ? rows.slice(0, fewRows) : rows} />
      {isLong && (
        <Button look="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'returnForm.foldBrief' : 'returnForm.wholeBrief')}
        </Button>
      )}
    </div>
  )
}
