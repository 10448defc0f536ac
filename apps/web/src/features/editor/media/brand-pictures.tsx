import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brandPicturesQuery } from '#features/editor/media/media-source.ts'
import { PictureTile } from '#features/editor/media/picture-tile.tsx'
import { type KnownPicture, useEditing } from '#features/editor/model/editing.ts'
import { wishOf } from '#features/editor/model/use-put-picture.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'

/** Logos, and the pictures a business keeps for its posts. */
export function BrandPictures({ accountId, editBrand }: { accountId: number; editBrand: ReactNode }) {
  const { t } = useTranslation('editor')
  const brand = useQuery(brandPicturesQuery(accountId))
  return (
    <AsyncState
      of={brand}
      loading={<PictureSkeleton pictures={4} />}
      isEmpty={({ logos, posts }) => logos.length + posts.length === 0}
      empty={
        <p className="po-panel-note">
          {t('media.noneBrand')} {editBrand}
        </p>
      }
    >
      {({ logos, posts }) => (
        <>
          {logos.length > 0 && (
            <Group
              title={t('media.logos')}
              look="po-pictures-whole"
              pictures={logos.map((logo, at) => ({
                id: logo.id,
                name: t('media.logo', { number: at + 1 }),
                width: logo.widthPx ?? 1,
                height: logo.heightPx ?? 1,
                file: logo.urls.full ?? '',
                thumb: logo.urls.medium ?? '',
              }))}
            />
          )}
          {posts.length > 0 && (
            <Group
              title={t('media.posts')}
              pictures={posts.map((picture) => ({ ...picture, name: picture.name || t('media.unnamed') }))}
            />
          )}
        </>
      )}
    </AsyncState>
  )
}

interface GroupProps {
  title: string
  look?: string
  pictures: readonly (KnownPicture & { name: string; thumb: string })[]
}

function Group({ title, look = '', pictures }: GroupProps) {
  const { know } = useEditing()
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={`po-pictures ${look}`}>
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            name={picture.name}
            offer={{ id: picture.id, input: async () => wishOf(picture, know) }}
            face={<img src={picture.thumb} alt="" loading="lazy" decoding="async" />}
          />
        ))}
      </ul>
    </section>
  )
}
