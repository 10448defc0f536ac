import type { NetworkSettings } from '@postelier/contract'
import { useTranslation } from 'react-i18next'

const music = 'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en'
const branded = 'https://www.tiktok.com/legal/page/global/bc-policy/en'

/** What TikTok wants people to read before each post. */
export function TikTokTerms({ settings }: { settings: NetworkSettings }) {
  const { t } = useTranslation(['posts', 'postPublish'])
  const isPaid = settings.tiktok?.disclosure === 'paidPartnership'
  const link = (href: string, words: string) => (
    <a className="po-link" href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return (
    <p className="po-mute po-terms">
      {t('postPublish:publish.tiktok.agree')} {link(music, t('postPublish:publish.tiktok.music'))}
      {isPaid && (
        <>
          {' '}
          {t('postPublish:publish.tiktok.and')} {link(branded, t('postPublish:publish.tiktok.branded'))}
        </>
      )}
      .
    </p>
  )
}
