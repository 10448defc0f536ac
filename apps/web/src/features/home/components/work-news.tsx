import type { WorkNewsView } from '@postelier/contract/work-news'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

/** What is new of an agent's work since they looked: each leads to it, where it is theirs still. */
export function WorkNews({ news: { total, until, items } }: { news: WorkNewsView }) {
  const { t } = useTranslation('home')
  const { busy, run } = useAction({
    send: (before: string) => call('POST /api/me/work-news/read', { body: { before } }),
    stale: [['home']],
  })
  if (until === null) return null
  const left = total - items.length
  return (
    <FactRow
      figure={total}
      title={t('facts.work.news', { count: total })}
      more={
        <span className="po-fact-lines">
          {items.map(({ kind, title, taskId }, nth) => {
            const words = t(`facts.work.newsOf.${kind}`, { title })
            const key = `${kind} ${taskId} ${nth}`
            return taskId ? (
              <Link
                key={key}
                to="/me/running-tasks/$taskPublicId/processing"
                params={{ taskPublicId: taskId }}
                className="po-link"
              >
                {words}
              </Link>
            ) : (
              <span key={key}>
                {kind === 'holidaysAccepted' || kind === 'holidaysDeclined' ? (
                  <Link to="/me/holidays-requested" className="po-link">
                    {words}
                  </Link>
                ) : (
                  words
                )}
              </span>
            )
          })}
          {left > 0 && <span>{t('facts.work.newsMore', { count: left })}</span>}
        </span>
      }
      action={
        <button type="button" className="po-link" disabled={busy} onClick={() => void run(until)}>
          {t('facts.work.newsSeen')}
        </button>
      }
    />
  )
}
