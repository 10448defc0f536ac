import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BeforeTheEditor } from '#features/editor/template/before-the-editor.tsx'
import { DesignEditor } from '#features/editor/template/design-editor.tsx'
import { templateLinks } from '#features/editor/template/template-links.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { KeepTimer } from '#shared/orders/keep-timer.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** The visual of a task that an agent has in hand: drawn on with the business's own colours. */
export function WorkEditorPage() {
  const { t } = useTranslation('editor')
  const { t: ofTimer } = useTranslation('timer')
  const navigate = useNavigate()
  const { taskPublicId = '' } = useParams({ strict: false })
  const params = { taskPublicId }
  const work = useQuery({
    queryKey: ['work-in-editor', taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/me/running-tasks/{taskPublicId}', { params, signal })).work,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const back: LinkTarget = { to: '/me/running-tasks/$taskPublicId/processing', params }
  if (isApiError(work.error) && [404, 422].includes(work.error.status)) throw notFound()
  if (!work.data)
    return (
      <BeforeTheEditor
        of={work}
        back={<IconButton icon={ArrowLeft} label={t('back')} onClick={() => void navigate(linkTo(back))} />}
      />
    )
  const { visual, title, accountId, state, isRunning } = work.data
  if (!visual || state !== 'queued') throw notFound()
  return (
    <>
      <DesignEditor
        key={visual.id}
        place={{ accountId, templateId: visual.id }}
        home={{ back, copy: templateLinks('customer', accountId), hasSamples: false, brandOf: null, title }}
      />
      {isRunning && (
        <KeepTimer
          taskPublicId={taskPublicId}
          onHeard={(counts) => {
            if (!counts) toast({ tone: 'wait', message: ofTimer('stopped') })
          }}
        />
      )}
    </>
  )
}
