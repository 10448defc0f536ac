import type { SubjectView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { priceQuery, runQuery } from '#features/planning/planning-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

/** What is drafted together: as many as the server takes at once. */
const most = 30

/** What is ready, what it costs and what is left afterwards, before anything is spent. */
export function DraftBar({ accountId, subjects }: { accountId: number; subjects: readonly SubjectView[] }) {
  const { t } = useTranslation(['planning', 'common'])
  const [isSending, setSending] = useState(false)
  const asked = subjects.slice(0, most)
  const count = asked.length
  const price = useQuery(priceQuery(accountId, count)).data
  const isShort = price ? price.credits > price.balance : false
  const start = async () => {
    if (!price) return
    const { credits, balance, creditsEach, freeMonthly } = price
    if (credits > 0) {
      const agreed = await confirm({
        title: t('price.title', { count }),
        words: t(price.free > 0 ? 'price.wordsSome' : 'price.words', {
          ...{
            free: freeMonthly,
            some: price.free,
            each: creditsEach,
            total: credits,
            left: balance - credits,
          },
        }),
        confirmLabel: t('draft', { count }),
      })
      if (!agreed) return
    }
    setSending(true)
    try {
      const { run } = await call('POST /api/users/{id}/planning/runs', {
        params: { id: accountId },
        body: { subjectIds: asked.map(({ id }) => id), agreedCredits: credits },
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
          <b>{t('ready', { count })}</b>{' '}
          {price && (
            <span className={isShort ? 'po-bad' : 'po-mute'}>
              {price.credits === 0
                ? t('price.free', { count, left: price.freeLeft - count })
                : `${t('price.credits', { count: price.credits })}, ${
                    isShort
                      ? t('price.short', { balance: price.balance })
                      : t('price.after', { count: price.balance - price.credits })
                  }`}
            </span>
          )}
        </p>
      }
    >
      <Button
        look="primary"
        size="lg"
        busy={isSending}
        disabled={!price || isShort}
        onClick={() => void start()}
      >
        {t('draft', { count })}
      </Button>
    </ActionBar>
  )
}
