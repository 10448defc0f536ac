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
import { FoldedFields } from '#features/orders/more-fields.tsx'
import { kindsQuery, type OrderAt, returnQuoteQuery } from '#features/orders/order-queries.ts'
import { QuotePanel } from '#features/orders/quote-panel.tsx'
import { networksOf, type StepProps, wordOf } from '#features/orders/step-props.ts'
import { SubjectStep } from '#features/orders/subject-step.tsx'
import { BriefRows, messageOf, useBriefParts, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { unbroken } from '#shared/lib/unbroken.ts'
import { Button } from '#shared/ui/button.tsx'

/** What another brief changes and costs; of the brief that was ordered, when a correction would be back. */
export interface BriefChange {
  readonly scope: ChangeScope | null
  readonly parts: readonly BriefPart[]
  readonly quote: Quote | undefined
  /** When it would be back, as things stand. */
  readonly backAt: string | null
  /** Another quote is being asked for. */
  readonly isOld: boolean
}

export function useBriefChange(at: OrderAt, order: OrderView, after: BriefOfKind | null): BriefChange {
  const wanted = after ?? order
  const scope = scopeOfChange(order, wanted)
  const { configurationId, brief } = wanted
  // A correction inside the brief takes as long as an adjusted one: the date is read the same way.
  const wish =
    configurationId === null
      ? null
      : { scope: scope ?? ('adjusted' as const), configurationId, networks: networksOf(brief, order.kind) }
  const quoted = useQuery(returnQuoteQuery(at, wish))
  return {
    scope,
    parts: changedParts(order, wanted),
    quote: wish && scope ? quoted.data : undefined,
    backAt: quoted.data?.promise?.at ?? null,
    isOld: quoted.isPlaceholderData,
  }
}

interface BriefChangeFormProps {
  at: OrderAt
  order: OrderView
  change: BriefChange
  /** The brief as it is wanted now. */
  after: BriefOfKind
  faults: StepProps['faults']
  onChange: (part: Partial<BriefOfKind>) => void
}

/** The questions of the brief once more, with the answers that were given; its quote stands beside them. */
export function BriefChangeForm({ at, order, change, after, faults, onChange }: BriefChangeFormProps) {
  const { t } = useTranslation('orders')
  const offered = useQuery(kindsQuery(at.accountId)).data
  const kinds = (offered?.configurations ?? []).filter(
    ({ kind, format, id }) =>
      id === order.configurationId ||
      (kind === order.kind && (format === 'video') === (order.format === 'video')),
  )
  const { scope, quote, isOld } = change
  const chosen = kinds.find(({ id }) => id === after.configurationId)
  const props: StepProps = {
    brief: after.brief,
    faults,
    change: (part) => onChange({ brief: { ...after.brief, ...part } }),
  }
  const isWordless = order.kind === 'visual'
  const format = chosen?.format ?? order.format
  return (
    <section aria-label={t('returnForm.ways.other')} className="po-return-change">
      <div>
        <p className="po-ink2">{t('returnForm.briefWords')}</p>
        {kinds.length > 1 && (
          <FoldedFields title={t('returnForm.format')}>
            <KindChoice
              legend={t('returnForm.format')}
              kinds={kinds}
              chosen={chosen}
              onKind={(configurationId) => onChange({ configurationId })}
            />
          </FoldedFields>
        )}
        <FoldedFields title={t(`questions.${wordOf('subject', order.kind, format)}`)} isOpen>
          <SubjectStep {...props} isWordless={isWordless} begin={null} />
        </FoldedFields>
        {!isWordless && (
          <FoldedFields title={t('questions.audience')}>
            <AudienceStep {...props} accountTone={offered?.accountTone} />
          </FoldedFields>
        )}
        {order.kind !== 'hook' && (
          <FoldedFields title={t(`questions.${wordOf('graphic', order.kind, format)}`)}>
            <GraphicStep {...props} at={null} format={format} />
          </FoldedFields>
        )}
      </div>
      <div className="po-return-quote">
        {scope === null ? (
          <p className="po-mute">{t('returnForm.unchangedQuote')}</p>
        ) : (
          <>
            <ScopeWords change={change} included={order.returns.included} />
            <QuotePanel quote={quote} returns={undefined} isOld={isOld} />
          </>
        )}
        <BeforeWords order={order} />
      </div>
    </section>
  )
}

/** What becomes of the credits of the order as it was, and of what was delivered for them. */
function BeforeWords({ order: { credits, status } }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const which = status === 'completed' ? 'waiting' : 'accepted'
  return (
    <ul className="po-return-before">
      <li>{t(`returnForm.before.credits.${which}`, { credits: t('credits', { count: credits }) })}</li>
      <li>{t(`returnForm.before.delivered.${which}`)}</li>
    </ul>
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

/** What was asked for, beside what is said of the work. */
export function OrderedBrief({ order }: { order: OrderView }) {
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
          {isLong && !isOpen && words.length > shortWords
            ? shortened(unbroken(words), shortWords)
            : unbroken(words)}
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
