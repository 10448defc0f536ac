import type { KeptPictureView } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CreditLine } from '#features/editor/media/credit-line.tsx'
import { keepPicture, keptPicturesQuery, removePicture } from '#features/editor/media/media-source.ts'
import { MorePictures } from '#features/editor/media/more-pictures.tsx'
import { PictureTile } from '#features/editor/media/picture-tile.tsx'
import { useEditing } from '#features/editor/model/editing.ts'
import { useOneAtATime } from '#features/editor/model/use-one-at-a-time.ts'
import { usePutPicture, wishOf } from '#features/editor/model/use-put-picture.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import { UploadPicture } from '#shared/ui/upload-picture.tsx'

/** The editor's panel of an account's own pictures: upload, put on the page, remove from the collection. */
export function OwnPictures({ accountId }: { accountId: number }) {
  const { t } = useTranslation('editor')
  const { know, dropped } = useEditing()
  const waiting = useValue(dropped)
  const { put } = usePutPicture()
  const kept = useInfiniteQuery(keptPicturesQuery(accountId))
  const { run } = useOneAtATime<string>()
  const take = async (file: File) => {
    const picture = await keepPicture(accountId, file)
    dropped.set(null)
    await put({ id: picture.id, input: async () => wishOf(picture, know) }, waiting?.place ?? 'chosen')
  }
  const drop = async (picture: KeptPictureView) => {
    const sure = await confirm({
      title: t('media.removeTitle'),
      words: t('media.removeWords'),
      confirmLabel: t('media.drop'),
      keepLabel: t('media.keep'),
      danger: true,
    })
    if (sure) await run(picture.id, () => removePicture(accountId, picture.id))
  }
  return (
    <>
      <div className="po-media-upload">
        <UploadPicture
          key={waiting ? `${waiting.file.name}:${waiting.file.lastModified}` : 'none'}
          label={t('media.upload')}
          help={t('media.uploadNote')}
          given={waiting?.file ?? null}
          onUpload={take}
        />
      </div>
      <AsyncState
        of={kept}
        loading={<PictureSkeleton pictures={4} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="po-panel-note">{t('media.noneOwn')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="po-pictures">
              {itemsOf({ pages }).map((picture) => (
                <PictureTile
                  key={picture.id}
                  name={picture.name || t('media.unnamed')}
                  offer={{ id: picture.id, input: async () => wishOf(picture, know) }}
                  face={<img src={picture.thumb} alt="" loading="lazy" decoding="async" />}
                  note={
                    picture.isGenerated
                      ? t('media.generated')
                      : picture.credit && <CreditLine credit={picture.credit} />
                  }
                  onRemove={picture.abilities.includes('delete') ? () => void drop(picture) : undefined}
                />
              ))}
            </ul>
            <MorePictures of={kept} />
          </>
        )}
      </AsyncState>
    </>
  )
}
