import { type BriefFileView, briefFileTypes, mostBriefFiles } from '@postelier/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { filesQuery, type OrderAt, paramsOf } from '#features/orders/order-queries.ts'
import { call } from '#shared/api/call.ts'
import { upload } from '#shared/api/upload.ts'
import { useAction } from '#shared/api/use-action.ts'
import { BriefFiles } from '#shared/brief/brief-files.tsx'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { Button } from '#shared/ui/button.tsx'
import { UploadFiles } from '#shared/uploads/upload-files.tsx'
import { useUploads } from '#shared/uploads/use-uploads.ts'

/** What sends the files that wait, before somebody goes on; false where they are kept by them. */
export type FinishFiles = RefObject<(() => Promise<boolean>) | null>

/** Files of a brief while it is written: added, saved, taken out. */
export function DraftFiles({ at, finish }: { at: OrderAt; finish: FinishFiles | undefined }) {
  const { t } = useTranslation(['briefs', 'common'])
  const { files, keep } = useFiles(at)
  const remove = useAction({
    send: ({ id }: BriefFileView) =>
      call('DELETE /api/users/{id}/orders/{taskPublicId}/files/{fileId}', {
        params: { ...paramsOf(at), fileId: id },
      }),
    onDone: (answer) => keep(answer.files),
  })
  return (
    <div className="po-field po-order-files">
      <div className="po-field-head">
        <span>
          <b>{t('files')}</b>
          <span className="po-field-optional"> {t('common:field.optional')}</span>
        </span>
      </div>
      {files.length > 0 && (
        <BriefFiles files={files} onRemove={(file) => void remove.run(file)} busyWith={remove.busyWith?.id} />
      )}
      <AddFiles at={at} count={files.length} onDone={keep} finish={finish} />
    </div>
  )
}

export interface OrderFilesProps {
  at: OrderAt
  /** Where more may come: how often it was asked for, none while nothing is being added. */
  adding?: { readonly times: number; readonly ask: (times: number) => void }
}

/** Those of an order; more can come as long as somebody makes it. */
export function OrderFiles({ at, adding }: OrderFilesProps) {
  const { t } = useTranslation('briefs')
  const { files, keep } = useFiles(at)
  const times = adding?.times ?? 0
  const place = useRef<HTMLDivElement>(null)
  // The header asks for it from far above; pressed again, it is brought into view again.
  useEffect(() => {
    if (times === 0) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [times])
  if (files.length === 0 && !adding) return null
  return (
    <div className="po-order-files">
      {files.length > 0 && <BriefFiles files={files} />}
      {adding && times === 0 && (
        <Button size="sm" look="quiet" icon={Paperclip} onClick={() => adding.ask(1)}>
          {t('addFiles')}
        </Button>
      )}
      {adding && times > 0 && (
        <div ref={place}>
          <AddFiles
            at={at}
            count={files.length}
            onDone={(now) => {
              keep(now)
              adding.ask(0)
            }}
          />
        </div>
      )}
    </div>
  )
}

function useFiles(at: OrderAt) {
  const client = useQueryClient()
  const query = filesQuery(at)
  const files = useQuery(query).data ?? []
  return { files, keep: (now: BriefFileView[]) => client.setQueryData(query.queryKey, now) }
}

interface AddFilesProps {
  at: OrderAt
  count: number
  onDone: (files: BriefFileView[]) => void
  finish?: FinishFiles | undefined
}

function AddFiles({ at, count, onDone, finish }: AddFilesProps) {
  const { t } = useTranslation('briefs')
  const uploads = useUploads({
    onSend: async (sent) =>
      (
        await upload('POST /api/users/{id}/orders/{taskPublicId}/files', {
          params: paramsOf(at),
          ...sent,
        })
      ).files,
    onDone,
  })
  useLeaveGuard(
    uploads.files.some(({ fault }) => !fault),
    { words: t('filesLeave'), isDone: () => !uploads.isWaiting() },
  )
  useEffect(() => {
    if (!finish) return
    finish.current = uploads.finish
    return () => {
      finish.current = null
    }
  })
  return (
    <UploadFiles
      uploads={uploads}
      label={t('addFiles')}
      help={t('filesHelp')}
      accept={briefFileTypes}
      room={mostBriefFiles - count}
      full={t('filesFull', { count: mostBriefFiles })}
      rights={(number) => t('fileRights', { count: number })}
      send={(number) => t('sendFiles', { count: number })}
    />
  )
}
