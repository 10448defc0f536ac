import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import '#shared/ui/upload-picture.css'

export const mostPictureBytes = 50 * 1024 * 1024
export const pictureTypes = 'image/png,image/jpeg,image/webp'

interface UploadPictureProps {
  label: string
  help: string
  onUpload: (file: File) => Promise<void>
  /** One that was dropped elsewhere: it waits here like one that was chosen. */
  given?: File | null
  onWaiting?: (waiting: boolean) => void
}

/** Choose, see it, say that one may use it, send it. The picture waits here until the server has it. */
export function UploadPicture({ label, help, given = null, onUpload, onWaiting }: UploadPictureProps) {
  const { t } = useTranslation('common')
  const [file, setFile] = useState(given)
  const [rights, setRights] = useState(false)
  const [fault, setFault] = useState<{ rights?: string; file?: string }>({})
  const [busy, setBusy] = useState(false)
  const waiting = file !== null
  const tell = useEffectEvent((now: boolean) => onWaiting?.(now))
  useEffect(() => {
    tell(waiting)
    return () => tell(false)
  }, [waiting])

  const send = async () => {
    if (!file) return
    if (!rights) return setFault({ rights: t('upload.rightsMissing') })
    setBusy(true)
    setFault({})
    try {
      await onUpload(file)
      setFile(null)
      setRights(false)
    } catch (error) {
      setFault({ file: messageOf(error, t('errors.unexpected')) })
    } finally {
      setBusy(false)
    }
  }
  if (!file) {
    return (
      <FileDrop
        label={label}
        help={help}
        accept={pictureTypes}
        maxBytes={mostPictureBytes}
        onFiles={([chosen]) => {
          setFault({})
          setFile(chosen ?? null)
        }}
      />
    )
  }
  return (
    <div className="po-upload">
      <Preview file={file} />
      {fault.file && (
        <p className="po-field-note po-field-fault" role="alert">
          {fault.file}
        </p>
      )}
      <Checkbox
        label={t('upload.rights')}
        checked={rights}
        error={fault.rights}
        onChange={(event) => setRights(event.target.checked)}
      />
      <div className="po-row">
        <Button look="ink" busy={busy} onClick={() => void send()}>
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
