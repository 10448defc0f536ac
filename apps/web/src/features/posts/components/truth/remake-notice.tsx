import { LoaderCircle, MessageCircleQuestion } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Remaking } from '#features/posts/truth/use-remake.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { SayDialog } from '#shared/known/say-dialog.tsx'
import { Notice } from '#shared/ui/banner.tsx'

interface RemakeNoticeProps {
  accountId: number
  remaking: Remaking
}

/** That something is being made anew, or that it came to nothing, with the question that would help and its answer. */
export function RemakeNotice({ accountId, remaking: { working, failed, putAway } }: RemakeNoticeProps) {
  const { t } = useTranslation(['truth', 'common'])
  const maySay = useAbility('planning:create')
  const [isSaying, setSaying] = useState(false)
  if (working)
    return (
      <Notice tone="wait" icon={LoaderCircle}>
        {t(`remake.working.${working.kind}`)} {t('remake.meanwhile')}
      </Notice>
    )
  if (!failed?.failure) return null
  const { failure, question } = failed
  return (
    <>
      <Notice tone="wait" icon={MessageCircleQuestion}>
        {t(`remake.failed.${failure}`)} {question}
        <p className="po-remake-ways">
          {question && maySay && (
            <button type="button" className="po-link" onClick={() => setSaying(true)}>
              {t('remake.answer')}
            </button>
          )}
          <button type="button" className="po-link" onClick={putAway}>
            {t('common:actions.close')}
          </button>
        </p>
      </Notice>
      {isSaying && (
        <Suspense fallback={null}>
          <SayDialog accountId={accountId} ask={question} onSaid={putAway} onClose={() => setSaying(false)} />
        </Suspense>
      )}
    </>
  )
}
