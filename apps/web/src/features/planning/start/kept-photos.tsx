import type { StartPhotos } from '@postelier/contract/planning-start'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { startQuery } from '#features/planning/start/start-queries.ts'

/** How far the photos of the site are on their way into the library, and which could not be had. */
export function KeptPhotos({ accountId }: { accountId: number }) {
  const { t } = useTranslation('start')
  const photos = useQuery(startQuery(accountId)).data?.photos
  if (!photos || photos.wanted === 0) return null
  const { wanted, kept, waiting, missed } = photos
  return (
    <section className="po-start-keeping">
      {waiting > 0 && <progress className="po-run-bar" aria-hidden value={wanted - waiting} max={wanted} />}
      <p className="po-mute" role="status">
        {waiting > 0
          ? t('photos.keeping', { count: kept, total: wanted })
          : t('photos.kept', { count: kept })}
      </p>
      {missed.length > 0 && <Missed missed={missed} />}
    </section>
  )
}

/** Each with the page that shows it: it may be mended there. */
function Missed({ missed }: Pick<StartPhotos, 'missed'>) {
  const { t } = useTranslation('start')
  return (
    <details>
      <summary>{t('photos.missed', { count: missed.length })}</summary>
      <ul>
        {missed.map(({ url, alt, page, why }) => (
          <li key={url}>
            {alt || t('photos.unnamed')}, {t(`photos.why.${why}`)} (
            <a href={page.url} target="_blank" rel="noreferrer noopener">
              {pageName(page.title) || new URL(page.url).hostname}
            </a>
            )
          </li>
        ))}
      </ul>
    </details>
  )
}
