import { mostPictureWords, type StockPictureView, type StockService } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CollectionFace } from '#features/editor/media/collection-face.tsx'
import { CreditLine } from '#features/editor/media/credit-line.tsx'
import { stockQuery, takeStockPicture } from '#features/editor/media/media-source.ts'
import { MorePictures } from '#features/editor/media/more-pictures.tsx'
import { PictureTile } from '#features/editor/media/picture-tile.tsx'
import { useEditing } from '#features/editor/model/editing.ts'
import { wishOf } from '#features/editor/model/use-put-picture.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import { TagInput } from '#shared/ui/tag-input.tsx'

/** Found by words, in a service that has a key or among the pictures made by code. */
export function StockPictures({ accountId }: { accountId: number }) {
  const { t } = useTranslation('editor')
  const [words, setWords] = useState<readonly string[]>([])
  const [wanted, setWanted] = useState<StockService>()
  const found = useInfiniteQuery(stockQuery(accountId, words, wanted))
  const { service, services } = found.data?.pages[0] ?? { service: wanted, services: [] }
  return (
    <>
      <div className="po-media-search">
        {services.length > 1 && service && (
          <SegmentedChoice
            size="sm"
            label={t('media.service')}
            value={service}
            choices={services.map((value) => ({ value, label: t(`media.services.${value}`) }))}
            onChange={setWanted}
          />
        )}
        <TagInput
          label={t('media.search')}
          help={t('media.searchNote', { count: mostPictureWords - words.length })}
          value={words}
          max={mostPictureWords}
          onChange={setWords}
        />
      </div>
      <AsyncState
        of={found}
        loading={<PictureSkeleton pictures={6} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="po-panel-note">{t('media.noneFound')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="po-pictures" aria-label={t('media.sources.stock')}>
              {pages.flatMap((page) =>
                page.items.map((picture) => (
                  <StockTile
                    key={`${page.service} ${picture.id}`}
                    accountId={accountId}
                    service={page.service}
                    picture={picture}
                  />
                )),
              )}
            </ul>
            <MorePictures of={found} />
          </>
        )}
      </AsyncState>
    </>
  )
}

interface StockTileProps {
  accountId: number
  service: StockService
  picture: StockPictureView
}

function StockTile({ accountId, service, picture }: StockTileProps) {
  const { know } = useEditing()
  const { asset, width, height } = picture
  const input = async () => {
    if (asset !== null) return { asset, width, height }
    if (service === 'collection') throw new Error('A picture of the collection has its name.')
    return wishOf(await takeStockPicture(accountId, { service, id: picture.id }), know)
  }
  return (
    <PictureTile
      name={picture.label}
      offer={{ id: picture.id, input }}
      face={
        asset === null ? (
          <img
            src={picture.thumb ?? ''}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        ) : (
          <CollectionFace asset={asset} />
        )
      }
      note={picture.credit && <CreditLine credit={picture.credit} />}
    />
  )
}
