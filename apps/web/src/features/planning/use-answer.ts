import type { SubjectView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { mostAtOnce } from '#shared/api/all-pages.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { toast, undoMs } from '#shared/ui/toast-store.ts'

export interface Answer {
  accept: (subject: SubjectView) => Promise<void>
  decline: (subject: SubjectView) => Promise<void>
  /** Neither yes nor no any more: it waits for an answer again. */
  takeBack: (subject: SubjectView) => Promise<void>
  acceptAll: (subjects: readonly SubjectView[]) => Promise<void>
}

/** Yes or no to subjects; a no is taken back as easily as it was said. */
export function useAnswer(accountId: number): Answer {
  const { t } = useTranslation(['planning', 'common'])
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
  const send = async ({ id, version }: SubjectView, accept: boolean | null) =>
    (
      await call('POST /api/users/{id}/subjects/{subjectId}/answer', {
        params: { id: accountId, subjectId: id },
        body: { version, accept },
      })
    ).subject
  const carefully = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      await refresh()
    }
  }
  const answerAs = async (subject: SubjectView, status: SubjectView['status']) => {
    await send(subject, status === 'proposed' ? null : status === 'accepted')
  }
  return {
    accept: (subject) =>
      carefully(async () => {
        await send(subject, true)
      }),
    takeBack: (subject) => carefully(() => answerAs(subject, 'proposed')),
    acceptAll: (subjects) =>
      carefully(async () => {
        const all = subjects.map(({ id, version }) => ({ id, version }))
        for (let from = 0; from < all.length; from += mostAtOnce)
          await call('POST /api/users/{id}/subjects/answers', {
            params: { id: accountId },
            body: { subjects: all.slice(from, from + mostAtOnce), accept: true },
          })
      }),
    decline: (subject) =>
      carefully(async () => {
        const declined = await send(subject, false)
        toast({
          message: t('declined', { name: subject.name }),
          action: {
            label: t('common:actions.undo'),
            run: () => void carefully(() => answerAs(declined, subject.status)),
          },
          durationMs: undoMs,
        })
      }),
  }
}
