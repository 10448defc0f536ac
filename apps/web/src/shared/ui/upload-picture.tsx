import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import '#shared/ui/upload-picture.css'

export const mostPictureBytes = 50 * 1024 * 1024
export const pictureTypes = 'image/png,image/jpeg,image/webp'

interface UploadPictureProps {
  label: string
  help: string
  onUpload: (file: File) => Promise<unknown>
  /** What was read and is old by then. */
  stale?: readonly QueryKey[]
  /** One that was dropped elsewhere: it waits here like one that was chosen. */
  given?: File | null
  onWaiting?: (waiting: boolean) => void
}

/** Choose, see it, say that one may use it, send it. The picture waits here until the server has it. */
export function UploadPicture({
  label,
  help,
  given = null,
  stale = [],
  onUpload,
  onWaiting,
}: UploadPictureProps) {
  const { t } = useTranslation('common')
  const [file, setFile] = useState(given)
  const [rights, setRights] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const action = useAction({ faultIn: 'here', stale, send: onUpload })
  const waiting = file !== null
  const tell = useEffectEvent((now: boolean) => onWaiting?.(now))
  useEffect(() => {
    tell(waiting)
    return () => tell(false)
  }, [waiting])

  const send = async () => {
    if (!file) return
    setMissing(!rights)
    if (!rights || !(await action.run(file))) return
    setFile(null)
    setRights(false)
  }
  if (!file) {
    return (
      <FileDrop
        label={label}
        help={help}
        accept={pictureTypes}
        maxBytes={mostPictureBytes}
        onFiles={([chosen]) => {
          action.clear()
          setFile(chosen ?? null)
        }}
      />
    )
  }
  return (
    <div className="po-upload">
      <Preview file={file} />
      {action.fault && (
        <p className="po-field-note po-field-fault" role="alert">
          {action.fault}
        </p>
      )}
      <Checkbox
        label={t('upload.rights')}
        checked={rights}
        error={isMissing ? t('upload.rightsMissing') : undefined}
        onChange={(event) => setRights(event.target.checked)}
      />
      <div className="po-row">
        <Button look="ink" busy={action.busy} onClick={() => void send()}>
          {t('upload.use')}
        </Button>
        <Button look="quiet" onClick={() => setFile(null)}>
          {t('upload.otherFile')}
        </Button>
      </div>
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('common')
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <span className="po-upload-face">{url && <img src={url} alt={t('upload.preview')} />}</span>
}
