import type { SiteProfile } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { foundPictureQuery } from '#features/planning/start/start-queries.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'

type Photo = NonNullable<SiteProfile['photos']>[number]

/** As many as are shown at first, and by each press more: all at once would keep their site and ours busy. */
const step = 10

interface SeenPicturesProps {
  accountId: number
  photos: readonly Photo[]
  hasRights: boolean
  /** Addresses of those that are not wanted. */
  left: readonly string[]
  onRights: (hasRights: boolean) => void
  onLeft: (left: readonly string[]) => void
}

/** Pictures of the site, to be posts' own once somebody says that they may be; until then none looks chosen. */
export function SeenPictures({ accountId, photos, hasRights, left, onRights, onLeft }: SeenPicturesProps) {
  const { t } = useTranslation('start')
  const [shown, setShown] = useState(step)
  if (photos.length === 0) return null
  const more = Math.min(step, photos.length - shown)
  const wanted = photos.filter(({ url }) => !left.includes(url)).length
  return (
    <fieldset className="po-start-photos">
      <legend>{t('photos.title')}</legend>
      <Checkbox
        checked={hasRights}
        onChange={(event) => onRights(event.target.checked)}
        label={t('photos.rights', { count: hasRights ? wanted : photos.length })}
      />
      <ul>
        {photos.slice(0, shown).map((photo) => (
          <Photo
            key={photo.url}
            accountId={accountId}
            photo={photo}
            hasRights={hasRights}
            isIn={hasRights && !left.includes(photo.url)}
            onTurn={() =>
              onLeft(
                left.includes(photo.url) ? left.filter((one) => one !== photo.url) : [...left, photo.url],
              )
            }
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="po-link po-start-photos-more" onClick={() => setShown(shown + step)}>
          {t('photos.more', { count: more })}
        </button>
      )}
    </fieldset>
  )
}

interface PhotoProps {
  accountId: number
  photo: Photo
  /** Before, there is nothing to choose among. */
  hasRights: boolean
  isIn: boolean
  onTurn: () => void
}

/** What cannot be had is not offered. */
function Photo({ accountId, photo, hasRights, isIn, onTurn }: PhotoProps) {
  const { t } = useTranslation('start')
  const { data: picture, isPending } = useQuery(foundPictureQuery(accountId, photo.url))
  if (!isPending && !picture) return null
  const name = photo.alt || photo.heading || t('photos.unnamed')
  return (
    <li>
      {picture ? (
        hasRights ? (
          <button type="button" aria-pressed={isIn} aria-label={name} onClick={onTurn}>
            <img src={picture} alt="" />
            {isIn && <Icon of={Check} size={16} />}
          </button>
        ) : (
          <div className="po-start-photo">
            <img src={picture} alt={name} />
          </div>
        )
      ) : (
        <Bone square />
      )}
      <small>
        <a href={photo.page.url} target="_blank" rel="noreferrer noopener">
          {pageName(photo.page.title) || new URL(photo.page.url).hostname}
        </a>
      </small>
    </li>
  )
}
