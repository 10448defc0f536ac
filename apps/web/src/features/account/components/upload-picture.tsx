import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import '#features/account/components/brand-kit.css'

const maxBytes = 50 * 1024 * 1024
export const pictureTypes = 'image/png,image/jpeg,image/webp'

interface UploadPictureProps {
  label: string
  help: string
  onUpload: (file: File) => Promise<void>
  onWaiting?: (waiting: boolean) => void
}

/** Choose, see it, say that one may use it, send it. The picture waits here until the server has it. */
export function UploadPicture({ label, help, onUpload, onWaiting }: UploadPictureProps) {
  const { t } = useTranslation(['account', 'common'])
  const [file, setFile] = useState<File | null>(null)
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
    if (!rights) return setFault({ rights: t('account:look.rightsMissing') })
    setBusy(true)
    setFault({})
    try {
      await onUpload(file)
      setFile(null)
      setRights(false)
    } catch (error) {
      setFault({ file: messageOf(error, t('common:errors.unexpected')) })
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
        maxBytes={maxBytes}
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
        label={t('account:look.rights')}
        checked={rights}
        error={fault.rights}
        onChange={(event) => setRights(event.target.checked)}
      />
      <div className="po-row">
        <Button look="ink" busy={busy} onClick={() => void send()}>
          {t('account:look.use')}
        </Button>
        <Button look="quiet" onClick={() => setFile(null)}>
          {t('account:look.otherFile')}
        </Button>
      </div>
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('account')
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <span className="po-logo-face">{url && <img src={url} alt={t('look.preview')} />}</span>
}
