import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/api/call.ts'

export type Entry = AnswerOf<'GET /api/admin/journal'>['data']['items'][number]

/** Asked for without anybody being signed in: it was a visitor, whoever the account belongs to. */
const byVisitors: ReadonlySet<string> = new Set(['password.resetRequested'])

/** Who an entry of the journal names: a person, a visitor, the demo or the program itself. */
export function useActorName(): (entry: Entry) => string {
  const { t } = useTranslation('journal')
  return ({ actorName, accountName, action, details, isAnonymous }) => {
    if (details.by === 'demo') return t('demo')
    if (isAnonymous && byVisitors.has(action)) return t('visitor')
    return actorName || accountName || t('system')
  }
}
