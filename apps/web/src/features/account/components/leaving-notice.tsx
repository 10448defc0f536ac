import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'

/** While the account is leaving: the day, and the way back. */
export function LeavingNotice() {
  const { t } = useTranslation('account')
  const { busy, run } = useAction({
    stale: [['user']],
    send: () => call('DELETE /api/me/deletion'),
    done: t('leaving.kept'),
  })
  const { longDate } = useFormats()
  const dueAt = useCurrentUser()?.deletionDueAt
  if (!dueAt) return null
  return (
    <div className="po-leaving">
      <Notice tone="wait" icon={Clock}>
        {t('leaving.words', { date: longDate(dueAt) })}{' '}
        <button type="button" className="po-link" disabled={busy} onClick={() => void run()}>
          {t('leaving.keep')}
        </button>
      </Notice>
    </div>
  )
}
