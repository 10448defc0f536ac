import { type Brief, nameOfBrief, type OrderDraftView } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AudienceStep } from '#features/orders/audience-step.tsx'
import { GraphicStep } from '#features/orders/graphic-step.tsx'
import { IdeaStep } from '#features/orders/idea-step.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import {
  type OrderAt,
  paramsOf,
  type QuoteInput,
  quoteQuery,
  staleAfterOrder,
} from '#features/orders/order-queries.ts'
import { OrderStep } from '#features/orders/order-step.tsx'
import { OrderedPost } from '#features/orders/ordered-post.tsx'
import { QuotePanel } from '#features/orders/quote-panel.tsx'
import { type DraftState, networksOf, type StepProps, wordOf } from '#features/orders/step-props.ts'
import { SubjectStep } from '#features/orders/subject-step.tsx'
import { UrgentOffer, useUrgentGain } from '#features/orders/urgent-offer.tsx'
import { useDraftKept } from '#features/orders/use-draft-kept.ts'
import { useGoing } from '#features/orders/use-going.ts'
import { useNeeded } from '#features/orders/use-needed.ts'
import { forgetOrderStep, useOrderStep } from '#features/orders/use-order-step.ts'
import { standOf } from '#features/orders/wanted-day.ts'
import { WantedNote } from '#features/orders/wanted-note.tsx'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { WizardLayout } from '#shared/layouts/wizard-layout.tsx'
import { linkTo } from '#shared/lib/link-target.ts'
import { creditsAddress } from '#shared/lib/to-credits.ts'
import { SaveState } from '#shared/ui/save-state.tsx'
import '#features/orders/orders.css'

interface WizardProps {
  /** None of a brief that is not kept yet. */
  at: OrderAt | null
  /** With when it was kept last; of a brief that is not kept yet, nothing. */
  found: DraftState & Pick<OrderDraftView, 'version'> & Partial<Pick<OrderDraftView, 'changedAt'>>
  kinds: Pick<
    AnswerOf<'GET /api/users/{id}/order-kinds'>,
    'configurations' | 'urgentCredits' | 'includedReturns' | 'correctionCredits' | 'accountTone'
  >
}

/** Its questions, saved as they are answered, with the quote beside them. */
export function OrderWizard({ at, found: begun, kinds }: WizardProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { namedDay, dayKey } = useFormats()
  const navigate = useNavigate()
  const links = useOrderLinks()
  const client = useQueryClient()
  const [draft, setDraft] = useState<DraftState>({
    configurationId: begun.configurationId,
    isUrgent: begun.isUrgent,
    brief: begun.brief,
  })
  const accountId = useManagedAccountId()
  const saved = useDraftKept(accountId, at, begun)
  const saver = useAutosave(draft, saved.save)
  const kind = kinds.configurations.find(({ id }) => id === draft.configurationId)
  const needed = useNeeded(draft.brief, kind?.kind)
  const { steps, step } = useOrderStep(at, { kind: kind?.kind, isNeeded: needed !== undefined })
  const nth = steps.indexOf(step)
  const wish = wishOf(draft, kind?.kind)
  const quoted = useQuery(quoteQuery(accountId, wish))
  const quote = wish ? quoted.data : undefined
  const isLast = step === 'order'
  const gain = useUrgentGain(accountId, wish)
  const stand = standOf(draft.brief.publishOn, {
    today: dayKey(new Date()),
    delivered: quote?.promise ? dayKey(quote.promise.at) : null,
    gain: gain ? { before: dayKey(gain.before), at: dayKey(gain.at) } : null,
  })
  const { isGoing, finish, ...going } = useGoing({ at, begun, draft, saved, flush: saver.flush })
  const place = useAction({
    send: async () => {
      await saver.flush()
      return call('POST /api/users/{id}/order-drafts/{taskPublicId}/place', {
        params: paramsOf(await saved.begin()),
        body: {
          version: saved.version(),
          agreed: {
            credits: quote?.credits ?? 0,
            promisedAt: quote?.promise?.at ?? new Date().toISOString(),
          },
        },
      })
    },
    stale: staleAfterOrder({ accountId, taskPublicId: at?.taskPublicId ?? '' }),
    done: ({ order }) => t('placed', { date: order.promisedAt ? namedDay(order.promisedAt) : '' }),
    onDone: async ({ order }) => {
      await navigate(linkTo(links.post(order.taskId)))
      if (at) forgetOrderStep(at)
    },
    faultIn: 'here',
    // Another price or date since: both are read again before somebody agrees to them.
    onFault: async () => {
      await client.invalidateQueries({ queryKey: quoteQuery(accountId, wish).queryKey })
      return false
    },
  })
  const missing = isLast
    ? missingOf()
    : step === 'idea' && !kind
      ? t('quote.choose')
      : step === 'subject'
        ? (needed ?? (stand === 'past' ? t('wanted.past') : undefined))
        : undefined
  /** Of credits, where nothing else stands in the way: the next thing is to buy them. */
  const lacks = isLast && missing === undefined ? (quote?.missing ?? 0) : 0
  const props: StepProps = {
    brief: draft.brief,
    faults: place.faults,
    change: (part) => {
      place.clear()
      setDraft((before) => ({ ...before, brief: named({ ...before.brief, ...part }, before.brief) }))
    },
  }
  const urgent = gain !== undefined && (
    <UrgentOffer
      gain={gain}
      credits={kinds.urgentCredits}
      isUrgent={draft.isUrgent}
      onChange={(isUrgent) => setDraft({ ...draft, isUrgent })}
    />
  )
  const wanted = { stand, urgent, deliveredAt: quote?.promise?.at }
  return (
    <WizardLayout
      steps={kind ? steps.map((one) => t(`steps.${wordOf(one, kind.kind, kind.format)}`)) : []}
      at={nth}
      question={t(`questions.${wordOf(step, kind?.kind, kind?.format)}`)}
      lead={t(`leads.${wordOf(step, kind?.kind, kind?.format)}`)}
      head={
        <SaveState
          state={
            saver.state.kind === 'idle' && begun.changedAt
              ? { kind: 'saved', at: new Date(begun.changedAt) }
              : saver.state
          }
        />
      }
      panel={
        <QuotePanel
          quote={quote}
          returns={{ included: kinds.includedReturns, credits: kinds.correctionCredits }}
          isOld={quoted.isPlaceholderData}
          urgent={urgent}
          ordered={kind && <OrderedPost kind={kind} brief={draft.brief} at={at} />}
        />
      }
      busy={place.busy || isGoing}
      {...(missing === undefined ? {} : { missing })}
      {...(isLast
        ? { nextLabel: t('place', { credits: t('credits', { count: quote?.credits ?? 0 }) }) }
        : {})}
      {...(lacks > 0
        ? { nextLabel: t('common:sold.credits'), note: t('quote.missing', { count: lacks }) }
        : {})}
      onNext={() => {
        if (lacks > 0)
          return void saver
            .flush()
            .then(() => window.location.assign(creditsAddress({ what: 'credits' }, window.location)))
        if (isLast) return void place.run()
        if (at && step === 'subject' && draft.brief.title === '')
          props.change({ title: nameOfBrief(draft.brief) })
        void going.goOn(steps[nth + 1])
      }}
      onBack={() =>
        void (step === 'idea' ? navigate(linkTo(links.write)) : going.goBack(steps[nth - 1] ?? 'idea'))
      }
    >
      <div className="po-order-fields">
        {step === 'idea' && (
          <IdeaStep
            kinds={kinds.configurations}
            chosen={kind}
            onKind={(configurationId) => setDraft({ ...draft, configurationId })}
          />
        )}
        {step === 'subject' && (
          <SubjectStep
            {...props}
            begin={saved.begin}
            wanted={{ isPast: stand === 'past', note: <WantedNote {...wanted} /> }}
            isWordless={kind?.kind === 'visual'}
          />
        )}
        {step === 'audience' && <AudienceStep {...props} accountTone={kinds.accountTone} />}
        {step === 'graphic' && (
          <GraphicStep {...props} at={at} format={kind?.format ?? 'image'} finish={finish} />
        )}
        {step === 'order' && at && (
          <OrderStep
            {...props}
            at={at}
            hasGraphic={steps.includes('graphic')}
            fault={place.fault}
            format={kind?.format ?? 'image'}
            urgent={stand === 'lateUnlessUrgent' || stand === 'late' ? null : urgent}
            wanted={<WantedNote {...wanted} toDate={() => void going.goTo('subject')} />}
            onGo={(one) => void going.goTo(one)}
          />
        )}
      </div>
    </WizardLayout>
  )

  function missingOf(): string | undefined {
    if (!kind) return t('quote.choose')
    if (stand === 'past') return t('wanted.past')
    if (!quote) return undefined
    return quote.promise ? undefined : t('quote.none')
  }
}

/** What nobody gave a name of its own follows its subject. */
function named(brief: Brief, before: Brief): Brief {
  const isOwn = before.title !== '' && before.title !== nameOfBrief({ ...before, title: '' })
  return isOwn || brief.title !== before.title || brief.title === ''
    ? brief
    : { ...brief, title: nameOfBrief({ ...brief, title: '' }) }
}

/** What a quote is asked for. */
const wishOf = (
  { configurationId, isUrgent, brief }: DraftState,
  kind: OrderKind | undefined,
): QuoteInput | null =>
  configurationId === null
    ? null
    : {
        configurationId,
        isUrgent,
        networks: networksOf(brief, kind),
      }
