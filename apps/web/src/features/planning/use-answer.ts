import type { SubjectView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'

export interface Answer {
  accept: (subject: SubjectView) => Promise<unknown>
  decline: (subject: SubjectView) => Promise<unknown>
  /** Neither yes nor no any more: it waits for an answer again. */
  takeBack: (subject: SubjectView) => Promise<unknown>
  acceptAll: (subjects: readonly SubjectView[]) => Promise<unknown>
}

/** Yes or no to subjects; a no is taken back as easily as it was said. */
export function useAnswer(accountId: number): Answer {
  const { t } = useTranslation('planning')
  const stale = staleAfter(['planning.changed'], { accountId })
  const send = ({ id, version }: SubjectView, accept: boolean | null) =>
    call('POST /api/users/{id}/subjects/{subjectId}/answer', {
      params: { id: accountId, subjectId: id },
      body: { version, accept },
    })
  const accept = useAction({ stale, send: (subject: SubjectView) => send(subject, true) })
  const takeBack = useAction({ stale, send: (subject: SubjectView) => send(subject, null) })
  const decline = useAction({
    stale,
    send: (subject: SubjectView) => send(subject, false),
    done: (_, { name }) => ({ message: t('declined', { name }) }),
    undo: ({ subject }, before) =>
      send(subject, before.status === 'proposed' ? null : before.status === 'accepted'),
  })
  const acceptAll = useAction({
    stale,
    send: (subjects: readonly SubjectView[]) =>
      call('POST /api/users/{id}/subjects/answers', {
        params: { id: accountId },
        body: { subjects: subjects.map(({ id, version }) => ({ id, version })), accept: true },
      }),
  })
  return { accept: accept.run, takeBack: takeBack.run, decline: decline.run, acceptAll: acceptAll.run }
}
