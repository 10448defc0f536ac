import type { FoundFeed, ThingView } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'

/** The first items of a feed, as they will be known. */
export function ThingsPreview({ found }: { found: FoundFeed }) {
  const { t } = useTranslation('sources')
  const { things, count, flags } = found
  return (
    <section aria-label={t('dialog.preview', { count: things.length })}>
      <p className="po-feed-preview-head">
        <b>{t('dialog.preview', { count: things.length })}</b>
        <span className="po-mute">{t('dialog.previewOf', { count })}</span>
      </p>
      <ol className="po-feed-preview" aria-live="polite">
        {things.map((thing) => (
          <li key={`${thing.name} ${thing.url}`}>
            <Thing thing={thing} />
          </li>
        ))}
      </ol>
      {flags.length > 0 && (
        <Notice tone="wait" icon={TriangleAlert}>
          {t('flags', { count: flags.length })}
          <ul className="po-feed-said">
            {flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}

function Thing({ thing: { name, text, price, date, url, isTold } }: { thing: ThingView }) {
  const { t } = useTranslation('sources')
  const { dayMonthYear } = useFormats()
  return (
    <>
      <p className="po-feed-thing">
        <b>{name}</b>
        {price && <span className="po-num">{price.text}</span>}
        {date && <span className="po-mute">{dayMonthYear(date)}</span>}
      </p>
      {text && <p className="po-feed-text">{text}</p>}
      {url && <p className="po-feed-url po-mute">{url.replace(/^https?:\/\//, '')}</p>}
      {!isTold && <p className="po-mute">{t('dialog.untold')}</p>}
    </>
  )
}
