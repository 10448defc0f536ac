import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import type { Home } from '#shared/api/home-today.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** What an account lacks is asked for on the way to a first post, and counted once there is one. */
export const essentialsOf = ({ posts, essentialsMissing }: Home) =>
  posts?.any === false ? [] : (essentialsMissing ?? [])

/** What a business, or who works in it, has still to do. */
export function AccountFacts({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const { list } = useFormats()
  const missing = essentialsOf(home)
  const proposed = home.sectorsProposed ?? []
  const unanswered = home.contactsUnanswered ?? 0
  return (
    <>
      {home.hasNetwork === false && (
        <FactRow
          title={t('facts.networks.title')}
          more={t('facts.networks.more')}
          link={{ to: '/me/networks', label: t('facts.networks.action') }}
        />
      )}
      {missing.length === 1 && missing[0] === 'sector' && (
        <FactRow
          title={t('facts.essentials.sector.title')}
          more={t('facts.essentials.sector.more')}
          link={{ to: '/me/account', label: t('facts.essentials.sector.action') }}
        />
      )}
      {missing.some((name) => name !== 'sector') && (
        <FactRow
          figure={missing.length}
          title={t('facts.essentials.title', { count: missing.length })}
          more={list(missing.map((name) => t(`facts.essentials.fields.${name}`)))}
          link={{ to: '/me/account', label: t('facts.essentials.action') }}
        />
      )}
      {unanswered > 0 && (
        <FactRow
          figure={unanswered}
          title={t('facts.contacts.title', { count: unanswered })}
          more={t('facts.contacts.more')}
          link={{ to: '/me/contacts', label: t('facts.contacts.action') }}
        />
      )}
      {proposed.length > 0 && (
        <FactRow
          figure={proposed.length}
          title={t('facts.sector.title', { count: proposed.length })}
          more={list(proposed)}
        />
      )}
    </>
  )
}
