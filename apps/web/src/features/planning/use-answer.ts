import type { SubjectView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { toast, undoMs } from '#shared/ui/toast-store.ts'

export interface Answer {
  accept: (subject: SubjectView) => Promise<void>
  decline: (subject: SubjectView) => Promise<void>
  acceptAll: (subjects: readonly SubjectView[]) => Promise<void>
}

/** Yes or no to subjects; a no is taken back as easily as it was said. */
export function useAnswer(accountId: number): Answer {
  const { t } = useTranslation(['planning', 'common'])
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
  const send = async ({ id, version }: SubjectView, accept: boolean) =>
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
  const takeBack = async (declined: SubjectView) => {
    await send(declined, true)
  }
  return {
    accept: (subject) =>
      carefully(async () => {
        await send(subject, true)
      }),
    acceptAll: (subjects) =>
      carefully(async () => {
        await call('POST /api/users/{id}/subjects/answers', {
          params: { id: accountId },
          body: { subjects: subjects.map(({ id, version }) => ({ id, version })), accept: true },
        })
      }),
    decline: (subject) =>
      carefully(async () => {
        const declined = await send(subject, false)
        toast({
          message: t('declined', { name: subject.name }),
          action: { label: t('common:actions.undo'), run: () => void carefully(() => takeBack(declined)) },
          durationMs: undoMs,
        })
      }),
  }
}
