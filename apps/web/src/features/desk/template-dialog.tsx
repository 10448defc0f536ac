import type { WorkView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workKey } from '#features/desk/desk-queries.ts'
import { call } from '#shared/api/call.ts'
import { Starts } from '#shared/template-starts/starts.tsx'
import { startsQuery } from '#shared/template-starts/starts-query.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'

/** What the picture is begun from: a template that the business is offered, or a blank page. */
export function TemplateDialog({ work, onClose }: { work: WorkView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [templateId, setTemplateId] = useState<number | null>(null)
  const starts = useQuery(startsQuery(work.accountId, { format: '1:1', isCarousel: work.format !== 'image' }))
  return (
    <PromptDialog
      title={t('template')}
      words={t('templateWords')}
      confirmLabel={t('templateTake')}
      onClose={onClose}
      onSend={() =>
        call('POST /api/me/running-tasks/{taskPublicId}/visual', {
          params: { taskPublicId: work.taskId },
          body: { templateId },
        })
      }
      stale={[workKey]}
    >
      {() => (
        <AsyncState of={starts} loading={<PictureSkeleton />}>
          {(items) => (
            <Starts items={items} ratio="1:1" none={t('blank')} value={templateId} onChange={setTemplateId} />
          )}
        </AsyncState>
      )}
    </PromptDialog>
  )
}
