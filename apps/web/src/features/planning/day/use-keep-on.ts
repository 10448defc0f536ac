import type { SubjectView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface Keeping {
  readonly idea: SubjectView
  /** The hour of the day it is kept for: its own, or another that becomes its own. */
  readonly localTime: string
}

/** A yes to an idea for a day, which becomes its own where it had another; the way back gives it its former one. */
export function useKeepOn() {
  const { t } = useTranslation('planning')
  const { namedDay } = useFormats()
  const accountId = useManagedAccountId()
  const answer = (
    idea: Pick<SubjectView, 'id' | 'version'>,
    accept: boolean | null,
    localTime: string | null,
  ) =>
    call('POST /api/users/{id}/subjects/{subjectId}/answer', {
      params: { id: accountId, subjectId: idea.id },
      body: { version: idea.version, accept, localTime },
    })
  return useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: ({ idea, localTime }: Keeping) => answer(idea, true, localTime),
    done: (_, { idea, localTime }) => ({
      message: t('onDay.kept', { name: idea.name, day: namedDay(`${localTime.slice(0, 10)}T12:00:00Z`) }),
    }),
    undo: ({ subject }, { idea }) => answer(subject, null, idea.localTime),
    undone: t('onDay.takenBack'),
  })
}
