import type { WorkView } from '@postelier/contract/desk'
import { useQueryClient } from '@tanstack/react-query'
import { Film as FilmIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workKey, workQuery } from '#features/desk/desk-queries.ts'
import { upload } from '#shared/api/upload.ts'
import { OrderFilm } from '#shared/brief/brief-files.tsx'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { Button } from '#shared/ui/button.tsx'
import { fileTypes } from '#shared/uploads/file-types.ts'
import { UploadFiles } from '#shared/uploads/upload-files.tsx'
import { useUploads } from '#shared/uploads/use-uploads.ts'

/** The film of a task, brought in by who makes it, and what networks have against it. */
export function Film({ work, notes }: { work: WorkView; notes: ReactNode }) {
  const { t } = useTranslation(['desk', 'briefs'])
  const client = useQueryClient()
  const [isReplacing, setReplacing] = useState(false)
  const { film, taskId } = work
  const mayBring = work.state === 'queued'
  const uploads = useUploads({
    onSend: (sent) =>
      upload('POST /api/me/running-tasks/{taskPublicId}/film', { params: { taskPublicId: taskId }, ...sent }),
    onDone: (answer) => {
      setReplacing(false)
      client.setQueryData(workQuery(taskId).queryKey, { ...answer, readAt: Date.now() })
      void client.invalidateQueries({ queryKey: [...workKey, 'queue'] })
    },
  })
  useLeaveGuard(
    uploads.files.some(({ fault }) => !fault),
    { words: t('briefs:filesLeave') },
  )
  return (
    <div className="po-desk-film">
      {film && <OrderFilm film={film} title={work.title} />}
      {film && notes}
      {mayBring && film && !isReplacing && uploads.files.length === 0 && (
        <div>
          <Button icon={FilmIcon} onClick={() => setReplacing(true)}>
            {t('otherFilm')}
          </Button>
        </div>
      )}
      {mayBring && (!film || isReplacing) && (
        <UploadFiles
          uploads={uploads}
          label={t(film ? 'otherFilm' : 'addFilm')}
          help={t('filmHelp')}
          accept={fileTypes.video}
          room={1}
          full=""
          rights={() => t('filmRights')}
          send={() => t('sendFilm')}
        />
      )}
    </div>
  )
}
