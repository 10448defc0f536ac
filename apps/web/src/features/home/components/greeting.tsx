import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inWords } from '#features/home/model/in-words.ts'
import { type Sentence, sentenceOf } from '#features/home/model/todays-sentence.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { useWaiting } from '#shared/api/waiting.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

const eveningFrom = 18

/** The day's one sentence; until its figures are there, the greeting alone, on the room of both. */
export function Greeting({ now }: { now: Date }) {
  const { t } = useTranslation('home')
  const { namedDay, number } = useFormats()
  const user = useCurrentUser()
  const home = useQuery(homeQuery)
  const type = user?.type ?? 'customer'
  const name = user?.firstName ?? ''
  const waiting = useWaiting()
  const sentence =
    home.data && !waiting.isPending
      ? sentenceOf(
          home.data,
          type,
          user?.state ?? 'active',
          user?.abilities.includes('posts:edit') ?? false,
          waiting,
        )
      : null
  const counted = (count: number) => ({
    count,
    ...inWords(count, (known) => t(`numbers.${known}`), number),
  })
  return (
    <p className="po-hero po-greeting">
      {now.getHours() >= eveningFrom ? t('evening', { name }) : t('morning', { name })}{' '}
      {sentence && (
        <span>
          {t(`today.${sentence.key}.words`, counted(sentence.leaving ?? sentence.count))}{' '}
          <mark>
            <Follow {...sentence}>
              {t(`today.${sentence.key}.end`, {
                ...counted(sentence.count),
                ...(sentence.at ? { day: namedDay(sentence.at) } : {}),
              })}
            </Follow>
          </mark>
        </span>
      )}
    </p>
  )
}

/** To what it speaks of. */
function Follow({ posts, isOfSubjects, children }: Sentence & { children: ReactNode }) {
  if (isOfSubjects) return <Link to="/me/planning">{children}</Link>
  if (!posts) return children
  return (
    <Link to="/me/tasks" search={posts === 'all' ? {} : { status: posts }}>
      {children}
    </Link>
  )
}
