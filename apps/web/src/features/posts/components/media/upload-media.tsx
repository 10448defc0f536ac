import { useTranslation } from 'react-i18next'
import type { MediaProps } from '#features/posts/model/media-actions.ts'
import { fileTypes } from '#shared/uploads/file-types.ts'
import { UploadFiles } from '#shared/uploads/upload-files.tsx'
import type { Uploads } from '#shared/uploads/use-uploads.ts'

interface UploadMediaProps extends Pick<MediaProps, 'post'> {
  uploads: Uploads
  /** How often the post was to go on its way while these waited. */
  heldBack: number
}

/** Files of one's own, for the post to show. */
export function UploadMedia({ post, uploads, heldBack }: UploadMediaProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const { most, takes, items } = post.media
  return (
    <UploadFiles
      uploads={uploads}
      label={t(labelKey(takes, most, items.length))}
      help={t(takes === 'video' ? 'postMedia:media.filmHelp' : 'postMedia:media.pictureHelp')}
      accept={fileTypes[takes]}
      room={most === 1 ? 1 : most - items.length}
      full={t('postMedia:media.full', { count: most })}
      rights={(count) => t('postMedia:media.rights', { count })}
      send={(count) => t('postMedia:media.send', { count })}
      heldBack={{ times: heldBack, words: t('postMedia:media.heldBack', { count: uploads.files.length }) }}
    />
  )
}

const labelKey = (takes: 'image' | 'video', most: number, count: number) =>
  takes === 'video'
    ? count > 0
      ? 'postMedia:media.otherFilm'
      : 'postMedia:media.addFilm'
    : most > 1
      ? 'postMedia:media.addPictures'
      : count > 0
        ? 'postMedia:media.otherPicture'
        : 'postMedia:media.addPicture'
