import type { BriefFileView, OrderFilmView } from '@postelier/contract/orders'
import { FileText, Film, ImageIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#shared/brief/brief-files.css'

interface BriefFilesProps {
  files: readonly BriefFileView[]
  /** As long as one may be taken out. */
  onRemove?: (file: BriefFileView) => void
  busyWith?: string | undefined
}

const icons = { picture: ImageIcon, film: Film, document: FileText }

/** What was handed over with a brief: each is saved by a press. */
export function BriefFiles({ files, onRemove, busyWith }: BriefFilesProps) {
  const { t } = useTranslation('briefs')
  const { weight } = useFormats()
  return (
    <ul className="po-brief-files" aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.file} download={file.name} title={t('download', { name: file.name })}>
            <span className="po-brief-file-face">
              {file.thumb ? <img src={file.thumb} alt="" loading="lazy" /> : <Icon of={icons[file.kind]} />}
            </span>
            <span className="po-brief-file-name">
              <b>{file.name}</b>
              <small className="po-mute">
                {t(`fileKinds.${file.kind}`)}, {weight(file.bytes)}
              </small>
            </span>
          </a>
          {onRemove && (
            <IconButton
              size="sm"
              icon={X}
              label={t('removeFile', { name: file.name })}
              disabled={busyWith !== undefined}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The film of a post, to be played. */
export function OrderFilm({ film, title }: { film: OrderFilmView; title: string }) {
  const style = { '--film-ratio': film.width / Math.max(1, film.height) } as React.CSSProperties
  return (
    <video
      className="po-order-film"
      style={style}
      src={film.file}
      {...(film.poster ? { poster: film.poster } : {})}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
    />
  )
}
