import type { AcceptedWorkView } from '@postelier/contract/accepted-work'
import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** What of an agent's work was accepted since they looked; it asks nothing of them but to have seen it. */
export function AcceptedFact({ accepted: { total, until, items } }: { accepted: AcceptedWorkView }) {
  const { t } = useTranslation('home')
  const { list } = useFormats()
  const { busy, run } = useAction({
    send: (before: string) => call('POST /api/me/accepted-work/read', { body: { before } }),
    stale: [['home']],
  })
  if (until === null) return null
  const titles = items.map(({ title, bySilence }) =>
    t(bySilence ? 'facts.work.acceptedBySilence' : 'facts.work.acceptedTitle', { title }),
  )
  const left = total - items.length
  return (
    <FactRow
      figure={total}
      title={t('facts.work.accepted', { count: total })}
      more={
        left > 0 ? t('facts.work.acceptedMore', { titles: titles.join(', '), count: left }) : list(titles)
      }
      action={
        <button type="button" className="po-link" disabled={busy} onClick={() => void run(until)}>
          {t('facts.work.acceptedSeen')}
        </button>
      }
    />
  )
}
