import type { AccountView } from '@postelier/contract'
import type { FirstPost } from '@postelier/contract/planning-start'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { FirstPostCard } from '#features/planning/start/first-post-card.tsx'
import { KeptPhotos } from '#features/planning/start/kept-photos.tsx'
import { MissingFacts, missingTitle } from '#features/planning/start/missing-facts.tsx'
import { firstPosts, useBeginPosts } from '#features/planning/start/networks-step.tsx'
import { OwnSentences } from '#features/planning/start/own-sentences.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { monthQuery, startQuery } from '#features/planning/start/start-queries.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { postponeWelcome } from '#shared/lib/welcome-later.ts'
import { Button } from '#shared/ui/button.tsx'
import { type NetworkName, networkNames } from '#shared/ui/network-mark.tsx'

interface PostsStepProps extends StepProps {
  account: AccountView
  /** A post can go somewhere. */
  isLinked: boolean
  /** Networks that posts can go to. */
  used: readonly NetworkName[]
  onLink: () => void
}

const inWords = (count: number) => (['one', 'two'] as const)[count - 1] ?? 'three'
type Month = AnswerOf<'GET /api/users/{id}/planning/start/month'>['month']

/** The first posts as they come; then as many subjects as a month has good ones. */
export function PostsStep({ account, isLinked, used, onLink, ...frame }: PostsStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { accountId } = frame
  const { namedDay } = useFormats()
  const navigate = useNavigate()
  const posts = useQuery(startQuery(accountId)).data?.posts ?? []
  const isComing = posts.some(({ state }) => state === 'waiting' || state === 'working')
  // What the three stand on is counted once they are there.
  const month = useQuery({ ...monthQuery(accountId), enabled: !isComing }).data
  const socials = useQuery(readingQuery(accountId)).data?.profile?.socials ?? []
  const seenOn = networkNames.find((one) => socials.some(({ network }) => network === one)) ?? 'instagram'
  // As it looks where it goes; until anything is linked, where it is meant to.
  const frameOf = ({ networks }: FirstPost) =>
    networks.find((network) => used.includes(network)) ?? networks[0] ?? seenOn
  const again = useBeginPosts(accountId, t('posts.again'))
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (count: number) =>
      call('POST /api/users/{id}/planning/start/month', { params: { id: accountId }, body: { count } }),
    onDone: async () => {
      postponeWelcome()
      await navigate({ to: '/me/planning' })
    },
  })
  const count = month?.count ?? 0
  const done = posts.filter(({ state }) => state === 'done').length
  const hasPosts = posts.length > 0
  const fill = () => void (hasPosts ? run(count) : again.begin())
  const nothing = month?.ideasLeft === 0 ? t('posts.noneLeft') : t('posts.nothingMore')
  const missing = isLinked && month && count === 0 ? nothing : undefined
  // Without a network there is no month to fill: the press leads to one.
  const isToLink = hasPosts && !isLinked && !isComing
  const question = t(`posts.${isComing ? 'coming' : 'ready'}.${inWords(posts.length)}`)
  const isShort = hasPosts && !isComing && posts.length < firstPosts
  return (
    <StartFrame
      {...frame}
      isWide
      question={hasPosts ? question : t('posts.none')}
      lead={
        hasPosts
          ? done > 0 && <OwnSentences posts={posts} hasAgency={account.ownerId !== null} />
          : t('posts.noneWords')
      }
      nextLabel={t(isToLink ? 'posts.link' : hasPosts ? 'posts.fill' : 'posts.again')}
      busy={busy || again.busy || (hasPosts && (isComing || (isLinked && !month)))}
      fault={fault ?? again.fault}
      {...(hasPosts && missing !== undefined && !isComing ? { missing } : {})}
      also={isToLink && <p className="po-wizard-missing">{t('posts.linkFirst')}</p>}
      onNext={isToLink ? onLink : fill}
    >
      {hasPosts && (
        <>
          <p className="po-sr" role="status">
            {t('posts.progress', { count: done, total: posts.length })}
          </p>
          <ol className="po-start-posts">
            {posts.map((post) => (
              <li key={post.subjectId}>
                <FirstPostCard {...{ account, post }} network={frameOf(post)} />
              </li>
            ))}
            {isShort && month && <Shortfall {...{ month, again }} place={posts.length} />}
          </ol>
        </>
      )}
      {month && month.missing.length > 0 && <MissingFacts accountId={accountId} month={month} />}
      {month && month.missing.length === 0 && hasPosts && count > 0 && (
        <p className="po-start-month">
          {t('posts.month', { count })}{' '}
          {month.openUntil !== null && t('posts.openUntil', { day: namedDay(month.openUntil) })}
        </p>
      )}
      <KeptPhotos accountId={accountId} />
    </StartFrame>
  )
}

interface ShortfallProps {
  month: Month
  /** How many there are. */
  place: number
  again: ReturnType<typeof useBeginPosts>
}

/** Fewer than the three that were announced: which answer would bring the next, or the next one where enough is known by now. */
function Shortfall({ month, place, again }: ShortfallProps) {
  const { t } = useTranslation('start')
  const next = place === 1 ? 'second' : 'third'
  const asked = month.missing[0]?.question
  if (month.count === 0 && !asked) return null
  return (
    <li className="po-start-short">
      <p>{month.count > 0 ? t(`posts.short.ready.${next}`) : t(`posts.short.asks.${next}`, { asked })}</p>
      {month.count > 0 ? (
        <Button busy={again.busy} onClick={() => void again.begin()}>
          {t(`posts.short.write.${next}`)}
        </Button>
      ) : (
        <a className="po-link" href={`#${missingTitle}`}>
          {t('posts.short.answer')}
        </a>
      )}
    </li>
  )
}
