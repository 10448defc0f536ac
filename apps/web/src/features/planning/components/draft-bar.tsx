import type { SubjectView } from '@postelier/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { affordable } from '#features/planning/affordable.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { runQuery } from '#shared/drafting/drafting-queries.ts'
import { usePrice } from '#shared/drafting/use-price.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'

/** What is drafted together: as many as the server takes at once. */
const most = 30

interface DraftBarProps {
  accountId: number
  /** Those that are ticked, the soonest first. */
  subjects: readonly SubjectView[]
  /** Nobody answered them yet: that they are drafted keeps them. */
  areProposed?: boolean
  /** How many of them become posts without anybody asking. */
  draftedAlone: number
  /** Drafting is the page's next step. */
  isNext: boolean
  /** What else may be done; where drafting is not next, it is that. */
  beside?: ReactNode
}

/** What is ready, what it costs and what is left afterwards, before anything is spent. */
export function DraftBar(props: DraftBarProps) {
  const { accountId, subjects, areProposed = false, draftedAlone, isNext, beside } = props
  const { t } = useTranslation('planning')
  const { namedDay } = useFormats()
  const ready = Math.min(subjects.length, most)
  const whole = usePrice(accountId, ready)
  // Too little for all of them is enough for some.
  const few = whole.price && whole.isShort ? affordable(whole.price, ready) : 0
  const some = usePrice(accountId, few)
  const count = few || ready
  const { price, isLoading, isShort, agree } = few > 0 ? some : whole
  const asked = subjects.slice(0, count)
  const words = few > 0 ? t('enough', { words: whole.words, count: few }) : whole.words
  // What comes of them, each said once it is known.
  const said =
    draftedAlone >= ready
      ? [t('alone.all', { count: ready })]
      : [...(draftedAlone > 0 ? [t('alone.some', { count: draftedAlone })] : []), ...(words ? [words] : [])]
  // Without a plan, what is paid for now may have to wait for its day to open.
  const opens = asked.flatMap(({ opensAt }) => opensAt ?? []).toSorted()
  const [opensFirst] = opens
  const later =
    opensFirst && t('withoutPlan', { count: asked.length - opens.length, day: namedDay(opensFirst) })
  const { busy: isSending, run } = useAction({
    stale: staleAfter(['planning.changed', 'credits.changed'], { accountId }),
    send: (agreedCredits: number) =>
      call('POST /api/users/{id}/planning/runs', {
        params: { id: accountId },
        body: { subjectIds: asked.map(({ id }) => id), agreedCredits },
      }),
    // What was drafted before is said in the same place: that this is another drafting has to be heard.
    done: ({ run: { steps } }) => ({ message: t('run.begun', { count: steps.length }) }),
    onDone: ({ run: begun }) => {
      queryClient.setQueryData(runQuery(accountId).queryKey, begun)
      window.scrollTo({ top: 0, behavior: 'smooth' })
    },
  })
  const start = async () => {
    const agreed = await agree(t('draft', { count }))
    if (agreed !== undefined) await run(agreed)
  }
  return (
    <ActionBar
      start={
        <p role="status">
          {ready === 0 ? (
            <span className="po-mute">{t('noneToDraft')}</span>
          ) : (
            <>
              <b>{t(areProposed ? 'spoken.subjects' : 'ready', { count: ready })}</b>
              {said.length > 0 && (
                <>
                  {'\u00a0· '}
                  <span className={isShort && draftedAlone < ready ? 'po-bad' : 'po-mute'}>
                    {said.join('\u00a0· ')}
                  </span>
                </>
              )}
              {later && <small className="po-draft-later">{later}</small>}
            </>
          )}
        </p>
      }
    >
      {isNext && beside}
      <Button
        look={isNext ? 'primary' : 'default'}
        size="lg"
        busy={isSending || isLoading}
        disabled={!isLoading && (!price || isShort)}
        onClick={() => void start()}
      >
        {t('draft', { count })}
      </Button>
      {!isNext && beside}
    </ActionBar>
  )
}
