import type { KeptPictureView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#shared/api/use-action.ts'
import {
  addPostPicture,
  postPicturesQuery,
  removePostPicture,
  staleAfterPicture,
} from '#shared/post-pictures/post-picture-calls.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import { UploadPicture } from '#shared/ui/upload-picture.tsx'
import '#shared/post-pictures/post-pictures.css'

/** What drafted posts may be drawn with, besides the stock. */
export function PostPictures({ accountId }: { accountId: number }) {
  const { t } = useTranslation('account')
  const query = useQuery(postPicturesQuery(accountId))
  return (
    <AsyncState of={query} loading={<PictureSkeleton pictures={3} />}>
      {({ pictures, max }) => (
        <div className="po-own-pictures">
          {pictures.length > 0 && (
            <ul aria-label={t('look.postPictures.title')}>
              {pictures.map((picture, at) => (
                <PostPicture key={picture.id} accountId={accountId} picture={picture} number={at + 1} />
              ))}
            </ul>
          )}
          {pictures.length < max ? (
            <UploadPicture
              label={t('look.postPictures.add')}
              help={t('look.postPictures.help', { count: max - pictures.length })}
              onUpload={(file) => addPostPicture(accountId, file)}
              stale={staleAfterPicture(accountId)}
            />
          ) : (
            <p className="po-field-note">{t('look.postPictures.full', { count: max })}</p>
          )}
        </div>
      )}
    </AsyncState>
  )
}

interface PostPictureProps {
  accountId: number
  picture: KeptPictureView
  number: number
}

function PostPicture({ accountId, picture, number }: PostPictureProps) {
  const { t } = useTranslation('account')
  const name = picture.name || t('look.postPictures.unnamed', { number })
  const { run } = useAction({
    stale: staleAfterPicture(accountId),
    send: () => removePostPicture(accountId, picture.id),
    done: t('look.postPictures.removed'),
  })
  const remove = async () => {
    const sure = await confirm({
      title: t('look.postPictures.removeTitle'),
      words: t('look.postPictures.removeWords'),
      confirmLabel: t('look.removeExtra'),
      keepLabel: t('look.postPictures.keep'),
      danger: true,
    })
    if (sure) await run()
  }
  return (
    <li>
      <img src={picture.thumb} alt={name} loading="lazy" decoding="async" />
      {picture.abilities.includes('delete') && (
        <IconButton
          size="sm"
          icon={X}
          label={t('look.postPictures.remove', { name })}
          onClick={() => void remove()}
        />
      )}
    </li>
  )
}
