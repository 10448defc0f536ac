import type { SubjectView } from '@postelier/contract'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { affordable } from '#features/planning/affordable.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { runQuery } from '#shared/drafting/drafting-queries.ts'
import { usePrice } from '#shared/drafting/use-price.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** What is drafted together: as many as the server takes at once. */
const most = 30

interface DraftBarProps {
  accountId: number
  /** Those that are ticked, the soonest first. */
  subjects: readonly SubjectView[]
  /** How many of them become posts without anybody asking. */
  draftedAlone: number
  /** Drafting is the page's next step. */
  isNext: boolean
  /** What else may be done; where drafting is not next, it is that. */
  beside?: ReactNode
}

/** What is ready, what it costs and what is left afterwards, before anything is spent. */
export function DraftBar({ accountId, subjects, draftedAlone, isNext, beside }: DraftBarProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [isSending, setSending] = useState(false)
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
  const start = async () => {
    const agreed = await agree(t('draft', { count }))
    if (agreed === undefined) return
    setSending(true)
    try {
      const { run } = await call('POST /api/users/{id}/planning/runs', {
        params: { id: accountId },
        body: { subjectIds: asked.map(({ id }) => id), agreedCredits: agreed },
      })
      queryClient.setQueryData(runQuery(accountId).queryKey, run)
      window.scrollTo({ top: 0, behavior: 'smooth' })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
      setSending(false)
    }
  }
  return (
    <ActionBar
      start={
        <p role="status">
          {ready === 0 ? (
            <span className="po-mute">{t('noneToDraft')}</span>
          ) : (
            <>
              <b>{t('ready', { count: ready })}</b>
              {said.length > 0 && (
                <>
                  {'\u00a0· '}
                  <span className={isShort && draftedAlone < ready ? 'po-bad' : 'po-mute'}>
                    {said.join('\u00a0· ')}
                  </span>
                </>
              )}
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
