import { FileText, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { FileDrop, type FileDropProps } from '#shared/ui/file-drop.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { mostPictureBytes } from '#shared/ui/upload-picture.tsx'
import type { UploadProgress, Uploads, WaitingFile } from '#shared/uploads/use-uploads.ts'
import '#shared/uploads/uploads.css'

interface UploadFilesProps extends Pick<FileDropProps, 'label' | 'accept'> {
  uploads: Uploads
  help: string
  /** How many more there is room for. */
  room: number
  /** What is said where there is none. */
  full: string
  /** What somebody confirms of so many files, and what the button says. */
  rights: (count: number) => string
  send: (count: number) => string
  /** Said over them where somebody went on without them, as often as they did. */
  heldBack?: { readonly times: number; readonly words: string }
}

/** Choose, look, say that one may use them, send; they wait here until the server has them. */
export function UploadFiles({ uploads, room, full, rights, send, heldBack, ...drop }: UploadFilesProps) {
  const { t } = useTranslation('common')
  const waiting = useRef<HTMLDivElement>(null)
  const times = heldBack?.times ?? 0
  // Pressed again, it is brought into view again.
  useEffect(() => {
    if (times > 0) waiting.current?.scrollIntoView({ block: 'center' })
  }, [times])
  const { files, due, progress, rights: said } = uploads
  if (progress) return <Progress of={progress} onCancel={uploads.cancel} />
  if (files.length === 0) {
    if (room <= 0) return <p className="po-field-note">{full}</p>
    return (
      <FileDrop
        {...drop}
        multiple={room > 1}
        maxBytes={mostPictureBytes}
        onFiles={(chosen) => uploads.choose(chosen.slice(0, room))}
      />
    )
  }
  return (
    <div className="po-upload-waiting" ref={waiting}>
      {heldBack && times > 0 && (
        <p key={times} role="alert" className="po-field-note po-field-fault">
          <Icon of={TriangleAlert} size={14} />
          <span>{heldBack.words}</span>
        </p>
      )}
      <ul aria-label={t('upload.waiting')}>
        {files.map((one) => (
          <Waiting key={one.id} of={one} onDrop={() => uploads.drop(one.id)} />
        ))}
      </ul>
      <Checkbox
        label={rights(due)}
        checked={said.isRight}
        error={said.isMissing ? t('upload.tickToSend') : undefined}
        onChange={(event) => said.confirm(event.target.checked)}
      />
      <div className="po-row">
        <Button look="ink" onClick={() => void uploads.send()}>
          {send(due)}
        </Button>
      </div>
    </div>
  )
}

function Waiting({ of, onDrop }: { of: WaitingFile; onDrop: () => void }) {
  const { t } = useTranslation('common')
  const { weight } = useFormats()
  const { file, fault } = of
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <li>
      <span className="po-upload-chosen">
        {url && file.type.startsWith('video/') && <video src={url} muted preload="metadata" />}
        {url && file.type.startsWith('image/') && <img src={url} alt="" />}
        {!/^(?:video|image)\//u.test(file.type) && <Icon of={FileText} size={20} />}
      </span>
      <span className="po-upload-name">
        {file.name}
        {fault ? (
          <span role="alert" className="po-fault">
            {fault}
          </span>
        ) : (
          <span className="po-mute">{weight(file.size)}</span>
        )}
      </span>
      <IconButton size="sm" icon={X} label={t('upload.drop', { name: file.name })} onClick={onDrop} />
    </li>
  )
}

function Progress({ of, onCancel }: { of: UploadProgress; onCancel: () => void }) {
  const { t } = useTranslation('common')
  const { weight } = useFormats()
  const { name, nth, count, share, bytes } = of
  const isThere = share >= 1
  return (
    <div className="po-upload-progress">
      <p role="status">
        {isThere ? t('upload.checking', { name }) : t('upload.sending', { name })}
        {count > 1 && <span className="po-mute"> {t('upload.nth', { nth, count })}</span>}
      </p>
      <progress aria-label={name} value={share} className={cx(isThere && 'po-upload-checking')} />
      <div className="po-row">
        <span className="po-mute po-num">
          {t('upload.sent', { done: weight(bytes * share), total: weight(bytes) })}
        </span>
        <Button size="sm" look="quiet" onClick={onCancel}>
          {t('upload.stop')}
        </Button>
      </div>
    </div>
  )
}
