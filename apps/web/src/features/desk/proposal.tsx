import type { Hooks } from '@postelier/contract'
import type { WorkView } from '@postelier/contract/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isAsRefused, type Lacking, lackingIn } from '#features/desk/before-delivery.ts'
import { workKey, workQuery } from '#features/desk/desk-queries.ts'
import type { PostParts } from '#features/desk/post-parts.ts'
import { Visual } from '#features/desk/visual.tsx'
import { useActions } from '#shared/actions/registry.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { OrderRating } from '#shared/brief/order-rating.tsx'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { SaveState } from '#shared/ui/save-state.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface ProposalProps {
  work: WorkView
  parts: PostParts
  /** The end of the page's header, where what comes next stands. */
  actions: HTMLElement | null
  onDelivered: () => void
}

interface Words {
  readonly hooks: Hooks
  readonly agentComment: string
  readonly visualComment: string
}

/** What is being made, saved as it is typed; delivered by one press. */
export function Proposal({ work, parts, actions, onDelivered }: ProposalProps) {
  const { t } = useTranslation('desk')
  return (
    <section className="po-desk-proposal" aria-label={t('proposal')}>
      <SectionHead title={t('proposal')} />
      {work.state === 'queued' ? (
        <Making work={work} parts={parts} actions={actions} onDelivered={onDelivered} />
      ) : (
        <Delivered work={work} parts={parts} />
      )}
    </section>
  )
}

function Making({ work, parts, actions, onDelivered }: ProposalProps) {
  const { t } = useTranslation('desk')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [words, setWords] = useState<Words>({
    hooks: work.draft.hooks,
    agentComment: work.draft.agentComment,
    visualComment: work.draft.visualComment,
  })
  const version = useRef(work.draft.version)
  const params = { taskPublicId: work.taskId }
  const saver = useAutosave(words, async (body) => {
    const answer = await call('POST /api/me/running-tasks/{taskPublicId}/proposal', {
      params,
      body: { ...body, version: version.current },
    })
    version.current = answer.version
  })
  const deliver = useAction({
    send: async () => {
      await saver.flush()
      return call('POST /api/me/running-tasks/{taskPublicId}/deliver', {
        params,
        body: { version: version.current },
      })
    },
    onDone: (answer) => {
      client.setQueryData(workQuery(work.taskId).queryKey, { ...answer, readAt: Date.now() })
      onDelivered()
    },
    stale: [workKey],
    done: t('delivered', { name: work.business }),
    faultIn: 'here',
    faultWords: (error) =>
      isApiError(error)
        ? error.code === 'conflict'
          ? t('conflict')
          : (Object.values(error.fields)[0] ?? null)
        : null,
  })
  const hookFault = deliver.faults.hooks
  const [lacking, setLacking] = useState<readonly Lacking[]>([])
  // What the template says still is for nobody's customer, unless it was meant.
  const askAndDeliver = async () => {
    // What the server would refuse is said before anybody is asked.
    const lacks = lackingIn(work, words.hooks)
    setLacking(lacks)
    if (lacks.length > 0) return
    if (isAsRefused(work, words.hooks)) {
      const isMeant = await confirm({
        title: t('asRefused.title'),
        words: `${t(`asRefused.${work.kind}`)}${work.remarks.length > 0 ? ` ${t('asRefused.asked')}` : ''}`,
        ...(work.remarks.length > 0
          ? { losses: work.remarks.map(({ message }, nth) => ({ key: String(nth), show: message })) }
          : {}),
        confirmLabel: t('asRefused.deliver'),
        keepLabel: t('deliverKeep'),
      })
      if (isMeant) await deliver.run()
      return
    }
    const { words: samples = [], frames = 0 } = work.visual?.leftOver ?? {}
    const isLeftOver = work.kind !== 'hook' && (samples.length > 0 || frames > 0)
    if (isLeftOver) {
      const isRetouched = await confirm({
        title: t('leftOver.title'),
        words:
          samples.length > 0
            ? t('leftOver.words', { words: samples.slice(0, 3).join(' · ') })
            : t('leftOver.frames', { count: frames }),
        confirmLabel: t('leftOver.retouch'),
        other: { label: t('leftOver.deliver'), run: () => void deliver.run() },
        keepLabel: t('deliverKeep'),
      })
      if (isRetouched) await navigate({ to: '/me/running-tasks/$taskPublicId/visual', params })
      return
    }
    // Asked once, since a delivery cannot be taken back: its customer is told at once.
    const isMeant = await confirm({
      title: t('deliverAsk', { title: work.title }),
      words: t('deliverWords', { name: work.business }),
      confirmLabel: t('deliver'),
      keepLabel: t('deliverKeep'),
    })
    if (isMeant) await deliver.run()
  }
  // Before anybody began, there is one thing to press: to begin.
  const isBegun = work.status !== 'planned' && work.status !== 'returnWaiting'
  useActions(
    isBegun
      ? [{ id: 'desk:deliver', label: t('deliver'), shortcut: 'Mod+Enter', run: () => void askAndDeliver() }]
      : [],
  )
  return (
    <>
      {lacking.length > 0 && (
        <p className="po-fault" role="alert">
          {lacking.map((one) => t(`lacking.${one}`)).join(' ')}
        </p>
      )}
      {deliver.fault && !hookFault && (
        <p className="po-fault" role="alert">
          {deliver.fault}
        </p>
      )}
      <Visual work={work} parts={parts} hooks={words.hooks} />
      {work.kind !== 'visual' && (
        <parts.HookField
          hooks={words.hooks}
          networks={work.networks}
          format={work.format}
          film={work.film}
          readOnly={false}
          startsApart={work.brief.hookSetting === 'perNetwork'}
          {...(hookFault ? { error: hookFault } : {})}
          onChange={(hooks) => {
            deliver.clear()
            setLacking([])
            setWords({ ...words, hooks })
          }}
        />
      )}
      <TextArea
        label={t('toCustomer')}
        rows={2}
        value={words.agentComment}
        maxLength={1000}
        onChange={({ target }) => setWords({ ...words, agentComment: target.value })}
      />
      {work.kind !== 'hook' && (
        <TextArea
          label={t('aboutVisual')}
          rows={2}
          value={words.visualComment}
          maxLength={1000}
          onChange={({ target }) => setWords({ ...words, visualComment: target.value })}
        />
      )}
      <SaveState state={saver.state} />
      {actions &&
        isBegun &&
        createPortal(
          <Button
            look={work.isRunning ? 'primary' : 'quiet'}
            icon={Send}
            kbd="Mod+Enter"
            busy={deliver.busy}
            onClick={() => void askAndDeliver()}
          >
            {t('deliver')}
          </Button>,
          actions,
        )}
    </>
  )
}

function Delivered({ work, parts }: Pick<ProposalProps, 'work' | 'parts'>) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  const last = work.proposals.at(-1)
  const sentence = {
    queued: '',
    withCustomer: t('waitsForCustomer'),
    withManager: t('withManager'),
    closed: last?.status === 'accepted' ? t('accepted') : t('closed'),
  }[work.state]
  return (
    <>
      <p>
        {work.deliveredAt && <b>{t('deliveredOn', { date: dateTime(work.deliveredAt) })}. </b>}
        {sentence}
      </p>
      <Visual work={work} parts={parts} hooks={last?.hooks ?? work.draft.hooks} />
      {last && work.kind !== 'visual' && (
        <parts.HookField
          hooks={last.hooks}
          networks={work.networks}
          format={work.format}
          film={work.film}
          readOnly
          onChange={() => undefined}
        />
      )}
      {last?.agentComment && <p className="po-brief-words">{last.agentComment}</p>}
      {work.rating && (
        <section aria-label={t('rating')}>
          <SectionHead title={t('rating')} />
          <OrderRating rating={work.rating} kind={work.kind} />
        </section>
      )}
    </>
  )
}
