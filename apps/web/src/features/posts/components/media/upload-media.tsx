import { TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaProps } from '#features/posts/model/media-actions.ts'
import type { UploadProgress, Uploads, WaitingFile } from '#features/posts/model/use-uploads.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { mostPictureBytes } from '#shared/ui/upload-picture.tsx'

const accepts = {
  image: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  video: 'video/mp4,video/quicktime,video/webm',
}

interface UploadMediaProps extends Pick<MediaProps, 'post'> {
  uploads: Uploads
  /** How often the post was to go on its way while these waited. */
  heldBack: number
}

/** Choose, look, say that one may use them, send; they wait here until the server has them. */
export function UploadMedia({ post, uploads, heldBack }: UploadMediaProps) {
  const { t } = useTranslation('posts')
  const { most, takes, items } = post.media
  const waiting = useRef<HTMLDivElement>(null)
  // Pressed again, it is brought into view again.
  useEffect(() => {
    if (heldBack > 0) waiting.current?.scrollIntoView({ block: 'center' })
  }, [heldBack])
  const [rights, setRights] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { files, progress } = uploads
  const room = most === 1 ? 1 : most - items.length
  if (progress) return <Progress of={progress} onCancel={uploads.cancel} />
  if (files.length === 0) {
    if (room <= 0) return <p className="po-field-note">{t('media.full', { count: most })}</p>
    return (
      <FileDrop
        label={t(labelKey(takes, most, items.length))}
        help={t(takes === 'video' ? 'media.filmHelp' : 'media.pictureHelp')}
        accept={accepts[takes]}
        multiple={most > 1}
        maxBytes={mostPictureBytes}
        onFiles={(chosen) => uploads.choose(chosen.slice(0, room))}
      />
    )
  }
  const send = () => {
    setAsked(!rights)
    if (!rights) return
    void uploads.send().then(() => setRights(false))
  }
  return (
    <div className="po-media-waiting" ref={waiting}>
      {heldBack > 0 && (
        <p key={heldBack} role="alert" className="po-field-note po-field-fault">
          <Icon of={TriangleAlert} size={14} />
          <span>{t('media.heldBack', { count: files.length })}</span>
        </p>
      )}
      <ul aria-label={t('media.waiting')}>
        {files.map((one) => (
          <Waiting key={one.id} of={one} isFilm={takes === 'video'} onDrop={() => uploads.drop(one.id)} />
        ))}
      </ul>
      <Checkbox
        label={t('media.rights', { count: files.length })}
        checked={rights}
        error={isAsked && !rights ? t('media.rightsMissing') : undefined}
        onChange={(event) => setRights(event.target.checked)}
      />
      <div className="po-row">
        <Button look="ink" onClick={send}>
          {t('media.send', { count: files.length })}
        </Button>
      </div>
    </div>
  )
}

const labelKey = (takes: 'image' | 'video', most: number, count: number) =>
  takes === 'video'
    ? count > 0
      ? 'media.otherFilm'
      : 'media.addFilm'
    : most > 1
      ? 'media.addPictures'
      : count > 0
        ? 'media.otherPicture'
        : 'media.addPicture'

function Waiting({ of, isFilm, onDrop }: { of: WaitingFile; isFilm: boolean; onDrop: () => void }) {
  const { t } = useTranslation('posts')
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
      <span className="po-media-chosen">
        {url && (isFilm ? <video src={url} muted preload="metadata" /> : <img src={url} alt="" />)}
      </span>
      <span className="po-media-name">
        {file.name}
        {fault ? (
          <span role="alert" className="po-fault">
            {fault}
          </span>
        ) : (
          <span className="po-mute">{weight(file.size)}</span>
        )}
      </span>
      <IconButton size="sm" icon={X} label={t('media.drop', { name: file.name })} onClick={onDrop} />
    </li>
  )
}

function Progress({ of, onCancel }: { of: UploadProgress; onCancel: () => void }) {
  const { t } = useTranslation(['posts', 'common'])
  const { weight } = useFormats()
  const { name, nth, count, share, bytes } = of
  const isThere = share >= 1
  return (
    <div className="po-media-progress">
      <p role="status">
        {isThere ? t('media.checking', { name }) : t('media.sending', { name })}
        {count > 1 && <span className="po-mute"> {t('media.nth', { nth, count })}</span>}
      </p>
      <progress aria-label={name} value={share} className={cx(isThere && 'po-media-checking')} />
      <div className="po-row">
        <span className="po-mute po-num">
          {t('media.sent', { done: weight(bytes * share), total: weight(bytes) })}
        </span>
        <Button size="sm" look="quiet" onClick={onCancel}>
          {t('media.stop')}
        </Button>
      </div>
    </div>
  )
}
