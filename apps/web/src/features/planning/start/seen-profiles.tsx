import type { SiteProfile } from '@postelier/contract'
import { Globe } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkNames } from '#shared/ui/network-mark.tsx'

/** As somebody would read it out: without what every address begins with. */
const shortly = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

interface SeenProfilesProps extends Pick<SiteProfile, 'socials'> {
  /** Linking them comes with the next step; else they are linked here. */
  isBefore?: boolean
}

/** Where the site says the business is, too: nothing goes there before it is linked. */
export function SeenProfiles({ socials, isBefore = false }: SeenProfilesProps) {
  const { t } = useTranslation(['start', 'planning'])
  const id = useId()
  if (socials.length === 0) return null
  const isServed = socials.some(({ network }) => networkNames.some((one) => one === network))
  return (
    <section className="po-start-profiles" aria-labelledby={id}>
      <h2 id={id}>{t('you.profiles')}</h2>
      <ul>
        {socials.map(({ network, url, page }) => {
          const known = networkNames.find((one) => one === network)
          return (
            <li key={url}>
              {known ? <NetworkMark network={known} size={20} decorative /> : <Icon of={Globe} size={20} />}
              <a href={url} target="_blank" rel="noreferrer noopener">
                {shortly(url)}
              </a>
              <FoundMark page={page} />
            </li>
          )
        })}
      </ul>
      {isBefore && (
        <p className="po-field-note">{t(isServed ? 'you.profilesHelp' : 'you.profilesElsewhere')}</p>
      )}
    </section>
  )
}
