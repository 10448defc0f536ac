import { CalendarX, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PostAt, paramsOf, type TaskView } from '#features/posts/post-queries.ts'
import { type TruthView, truthQuery } from '#features/posts/truth/truth-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'

interface NotSoProps {
  at: PostAt
  post: TaskView
  truth: TruthView
}

/** What keeps the post from going out on its date: it is over by then, or leads nowhere. */
export function NotSo({ at, post, truth }: NotSoProps) {
  const { t } = useTranslation('truth')
  const { longDate } = useFormats()
  const mayEdit = useAbility('posts:edit')
  const { busy, run: still } = useAction({
    stale: staleAfter(['tasks.changed'], { accountId: at.accountId }),
    send: (factId: string) =>
      call('POST /api/users/{id}/tasks/{taskPublicId}/truth/still', {
        params: paramsOf(at),
        body: { factId },
      }),
    onDone: ({ truth: next }) => queryClient.setQueryData(truthQuery(at, post).queryKey, next),
    done: t('notSo.kept'),
    faultWords: (error) => messageOf(error, t('marks.notKept')),
  })
  return (
    <>
      {truth.over.map(({ factId, code, about, lastDay }) => (
        <Notice key={factId} tone="wait" icon={CalendarX}>
          {t(`notSo.${code}`, { about, day: longDate(`${lastDay}T12:00:00Z`) })}{' '}
          {mayEdit && (
            <>
              {t('notSo.ways')}{' '}
              <button type="button" className="po-link" disabled={busy} onClick={() => void still(factId)}>
                {t('notSo.still')}
              </button>
            </>
          )}
        </Notice>
      ))}
      {truth.deadLinks.map((url) => (
        <Notice key={url} tone="wait" icon={Unlink}>
          {t('notSo.linkDead', { url })}
        </Notice>
      ))}
    </>
  )
}
