import { nameOfBrief, type OrderDraftView } from '@postelier/contract/orders'
import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notFound, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AudienceStep } from '#features/orders/audience-step.tsx'
import { GraphicStep } from '#features/orders/graphic-step.tsx'
import { IdeaStep } from '#features/orders/idea-step.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import {
  draftQuery,
  kindsQuery,
  type OrderAt,
  paramsOf,
  quoteQuery,
  staleAfterOrder,
  type Wish,
} from '#features/orders/order-queries.ts'
import { OrderStep } from '#features/orders/order-step.tsx'
import { QuotePanel } from '#features/orders/quote-panel.tsx'
import {
  allSteps,
  type DraftState,
  networksOf,
  type OrderStepName,
  type StepProps,
} from '#features/orders/step-props.ts'
import { SubjectStep } from '#features/orders/subject-step.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { WizardLayout } from '#shared/layouts/wizard-layout.tsx'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'
import { PostSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/orders/orders.css'

/** A brief from the idea to the order, saved as it is written, with its price and date beside it. */
export function OrderWizardPage() {
  const { taskPublicId = '' } = useParams({ strict: false })
  const at = { accountId: useManagedAccountId(), taskPublicId }
  const draft = useQuery(draftQuery(at))
  const kinds = useQuery(kindsQuery(at.accountId))
  if (isApiError(draft.error) && [404, 422].includes(draft.error.status)) throw notFound()
  return (
    <AsyncState of={draft} loading={<PostSkeleton />}>
      {(found) =>
        kinds.data && (
          <Wizard
            key={found.taskId}
            at={at}
            found={found}
            kinds={kinds.data.configurations}
            urgentCredits={kinds.data.urgentCredits}
            returns={{ included: kinds.data.includedReturns, credits: kinds.data.correctionCredits }}
          />
        )
      }
    </AsyncState>
  )
}

interface WizardProps {
  at: OrderAt
  found: OrderDraftView
  kinds: readonly TaskConfigurationView[]
  urgentCredits: number
  returns: { readonly included: number; readonly credits: number }
}

function Wizard({ at, found, kinds, urgentCredits, returns }: WizardProps) {
  const { t } = useTranslation('orders')
  const { namedDay } = useFormats()
  const navigate = useNavigate()
  const links = useOrderLinks()
  const client = useQueryClient()
  const [draft, setDraft] = useState<DraftState>({
    configurationId: found.configurationId,
    isUrgent: found.isUrgent,
    brief: found.brief,
  })
  const version = useRef(found.version)
  const params = paramsOf(at)
  const saver = useAutosave(draft, async (body) => {
    const saved = await call('POST /api/users/{id}/order-drafts/{taskPublicId}', {
      params,
      body: { ...body, version: version.current },
    })
    version.current = saved.draft.version
  })
  const kind = kinds.find(({ id }) => id === draft.configurationId)
  const steps = allSteps.filter((step) => step !== 'graphic' || kind?.kind !== 'hook')
  const { step: asked } = useSearch({ strict: false }) as { step?: string }
  const step = steps.find((one) => one === asked) ?? 'idea'
  const nth = steps.indexOf(step)
  const wish = wishOf(draft)
  const quoted = useQuery(quoteQuery(at.accountId, wish))
  const quote = wish ? quoted.data : undefined
  const goTo = (next: OrderStepName | undefined) =>
    next && void navigate({ to: '.', search: { step: next } as never })
  const place = useAction({
    send: async () => {
      await saver.flush()
      return call('POST /api/users/{id}/order-drafts/{taskPublicId}/place', {
        params,
        body: {
          version: version.current,
          agreed: {
            credits: quote?.credits ?? 0,
            promisedAt: quote?.promise?.at ?? new Date().toISOString(),
          },
        },
      })
    },
    stale: staleAfterOrder(at),
    done: ({ order }) => t('placed', { date: order.promisedAt ? namedDay(order.promisedAt) : '' }),
    onDone: () => navigate(linkTo(links.post(at.taskPublicId))),
    faultIn: 'here',
    // Another price or date since: both are read again before somebody agrees to them.
    onFault: async () => {
      await client.invalidateQueries({ queryKey: quoteQuery(at.accountId, wish).queryKey })
      return false
    },
  })
  /** A film is no picture. */
  const wordOf = (one: OrderStepName) => (one === 'graphic' && kind?.format === 'video' ? 'film' : one)
  const isLast = step === 'order'
  const missing = isLast ? missingOf() : step === 'idea' && !kind ? t('quote.choose') : undefined
  const props: StepProps = {
    brief: draft.brief,
    faults: place.faults,
    change: (part) => {
      place.clear()
      setDraft((before) => ({ ...before, brief: { ...before.brief, ...part } }))
    },
  }
  return (
    <WizardLayout
      steps={steps.map((one) => t(`steps.${wordOf(one)}`))}
      at={nth}
      question={t(`questions.${wordOf(step)}`)}
      lead={t(`leads.${wordOf(step)}`)}
      head={<SaveState state={saver.state} />}
      panel={<QuotePanel quote={quote} returns={returns} isOld={quoted.isPlaceholderData} />}
      busy={place.busy}
      {...(missing === undefined ? {} : { missing })}
      {...(isLast
        ? { nextLabel: t('place', { credits: t('credits', { count: quote?.credits ?? 0 }) }) }
        : {})}
      onNext={() => {
        if (isLast) return void place.run()
        if (step === 'subject' && draft.brief.title === '') props.change({ title: nameOfBrief(draft.brief) })
        goTo(steps[nth + 1])
      }}
      onBack={() => (nth === 0 ? void navigate(linkTo(links.write)) : goTo(steps[nth - 1]))}
    >
      <div className="po-order-fields">
        {step === 'idea' && (
          <IdeaStep
            {...props}
            kinds={kinds}
            chosen={kind}
            onKind={(configurationId) => setDraft({ ...draft, configurationId })}
          />
        )}
        {step === 'subject' && <SubjectStep {...props} at={at} />}
        {step === 'audience' && <AudienceStep {...props} />}
        {step === 'graphic' && <GraphicStep {...props} at={at} format={kind?.format ?? 'image'} />}
        {step === 'order' && (
          <OrderStep
            {...props}
            at={at}
            hasGraphic={steps.includes('graphic')}
            fault={place.fault}
            format={kind?.format ?? 'image'}
            isUrgent={draft.isUrgent}
            urgentCredits={urgentCredits}
            onGo={goTo}
            onUrgent={(isUrgent) => setDraft({ ...draft, isUrgent })}
          />
        )}
      </div>
    </WizardLayout>
  )

  function missingOf(): string | undefined {
    if (!kind) return t('quote.choose')
    if (!quote) return undefined
    if (!quote.promise) return t('quote.none')
    return quote.missing > 0 ? t('quote.missing', { count: quote.missing }) : undefined
  }
}

/** What a quote is asked for. */
const wishOf = ({ configurationId, isUrgent, brief }: DraftState): Wish | null =>
  configurationId === null
    ? null
    : {
        configurationId,
        isUrgent,
        networks: networksOf(brief),
      }
