import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { homeQuery } from '#features/home/api/home-query.ts'
import { sentenceOf } from '#features/home/model/sentence.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'

const eveningFrom = 18

/** The day's one sentence; until its figures are there, the greeting alone, on the room of both. */
export function Greeting({ now }: { now: Date }) {
  const { t } = useTranslation('home')
  const user = useCurrentUser()
  const home = useQuery(homeQuery)
  const type = user?.type ?? 'customer'
  const name = user?.firstName ?? ''
  const sentence = home.data
    ? sentenceOf(home.data, type, user?.state ?? 'active')
    : home.error && { key: 'quiet' as const, count: 0 }
  return (
    <p className="po-hero po-greeting">
      {now.getHours() >= eveningFrom ? t('evening', { name }) : t('morning', { name })}{' '}
      {sentence && (
        <span>
          {t(`today.${sentence.key}.words`)}{' '}
          <mark>{t(`today.${sentence.key}.end`, { count: sentence.count })}</mark>
        </span>
      )}
    </p>
  )
}
