import { useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useAttempt } from '#shared/lib/use-attempt.ts'
import { Notice } from '#shared/ui/banner.tsx'

/** While the account is leaving: the day, and the way back. */
export function LeavingNotice() {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const attempt = useAttempt()
  const { longDate } = useFormats()
  const dueAt = useCurrentUser()?.deletionDueAt
  if (!dueAt) return null
  const keep = async () => {
    await call('DELETE /api/me/deletion')
    await client.invalidateQueries({ queryKey: ['user'] })
  }
  return (
    <div className="po-leaving">
      <Notice tone="wait" icon={Clock}>
        {t('leaving.words', { date: longDate(dueAt) })}{' '}
        <button type="button" className="po-link" onClick={() => void attempt(keep, t('leaving.kept'))}>
          {t('leaving.keep')}
        </button>
      </Notice>
    </div>
  )
}
