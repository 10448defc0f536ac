import type { PublicationReason } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import {
  Check,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CirclePause,
  CircleSlash,
  CircleX,
  Clock,
  Send,
  TriangleAlert,
} from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { BoostLine } from '#features/posts/components/boost/boost-line.tsx'
import { PublicationActions } from '#features/posts/components/publications/publication-actions.tsx'
import { PublicationJournal } from '#features/posts/components/publications/publication-journal.tsx'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { Readiness } from '#features/posts/components/publications/readiness.tsx'
import { usePagesLinked } from '#features/posts/components/publications/use-pages-linked.ts'
import { lightOf } from '#features/posts/model/readiness-light.ts'
import { mayPass } from '#features/posts/model/refusals.ts'
import { type PublicationView, pagesQuery, type TaskView } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'

type Tone = 'done' | 'wait' | 'bad' | 'accent' | 'mute'

/** A word and a shape each; the shapes differ without colour. */
const marks = {
  waiting: ['mute', Clock],
  sending: ['accent', Send],
  unknown: ['wait', CircleDashed],
  asked: ['wait', CircleHelp],
  held: ['wait', CirclePause],
  published: ['done', CircleCheck],
  failed: ['bad', CircleX],
  removed: ['mute', CircleSlash],
} as const satisfies Record<PublicationView['state'], readonly [Tone, LucideIcon]>

const lights = {
  good: ['done', Check],
  atRisk: ['wait', TriangleAlert],
  stuck: ['bad', TriangleAlert],
} as const satisfies Record<string, readonly [Tone, LucideIcon]>

/** Where a page's line stands, for who jumps to it. */
export const publicationAnchor = (id: number): string => `publication-${id}`

/** A page: how it stands there, and what can be done about it. */
export function PublicationLine({ one, ...props }: PublicationsProps & { one: PublicationView }) {
  const { t } = useTranslation(['publications', 'postPublish'])
  const { at, post } = props
  const kind = useQuery(pagesQuery(at.accountId)).data?.find(({ id }) => id === one.pageId)?.kind
  const isLinked = usePagesLinked(at.accountId).has(one.pageId)
  const isScheduled = post.status === 'publicationWaiting' && one.state === 'waiting'
  const light = isScheduled ? lightOf(one.readiness) : null
  const [tone, shape] = light ? lights[light] : marks[one.state]
  const network = networkLabel(one.network)
  const word = light
    ? t(`readiness.${light}`)
    : t(`states.${one.state === 'held' ? heldAs(one, isLinked) : one.state}`)
  return (
    <li id={publicationAnchor(one.id)}>
      <NetworkMark network={one.network} size={20} />
      <div className="po-publication">
        <div className="po-publication-head">
          <b>{one.page}</b>
          {one.network === 'linkedin' && kind && (
            <span className="po-mute">
              {t(`postPublish:publish.${kind === 'profile' ? 'yourProfile' : 'companyPage'}`)}
            </span>
          )}
          {one.as === 'story' && <span className="po-mute">{t('asStory')}</span>}
          <span className={cx('po-publication-state', `po-tone-${tone}`)} role="status">
            <Icon of={shape} size={14} />
            {one.state === 'published' && one.publishedAt ? (
              <Confirmed at={one.publishedAt} />
            ) : (
              // What stands against it is said under it, in more words.
              <span className={cx(light && light !== 'good' && 'po-sr')}>{word}</span>
            )}
          </span>
          {one.url && one.state !== 'removed' && (
            <a className="po-link" href={one.url} target="_blank" rel="noreferrer">
              {t('see')}
            </a>
          )}
        </div>
        {one.state === 'failed' && one.reason && (
          <p>
            {one.fault ? t(`toMend.${one.fault}`, { network }) : t(`reasons.${one.reason}`, { network })}{' '}
            {one.reason !== 'givenUp' && t(`whatNow.${afterRefusal(one.reason, post)}`)}
          </p>
        )}
        {one.state === 'asked' && <p>{t('askedWhy', { network })}</p>}
        {one.state === 'removed' && <p>{t('removedWhy', { network })}</p>}
        {isScheduled && <Readiness one={one} {...props} />}
        <Figures of={one} />
        {one.comment && (
          <p>
            {t(`comment.${one.comment.state}`, { network })}
            {one.comment.state === 'failed' &&
              one.comment.reason &&
              ` ${t(`reasons.${one.comment.reason}`, { network })}`}
          </p>
        )}
        <BoostLine at={at} publication={one} />
        <PublicationActions one={one} {...{ at, post, isLinked }} />
        {one.state !== 'waiting' && <PublicationJournal at={at} one={one} />}
      </div>
    </li>
  )
}

/** What it waits for: its account, its page, or somebody's word. */
const heldAs = ({ isLeft }: PublicationView, isLinked: boolean) =>
  isLinked ? 'ready' : isLeft ? 'left' : 'held'

/** What helps: the same once more, other words, or neither where the rest of it is out already. */
const afterRefusal = (reason: PublicationReason, { abilities }: TaskView) =>
  mayPass(reason) ? 'again' : abilities.includes('workAgain') ? 'workAgain' : 'change'

function Confirmed({ at }: { at: string }) {
  const { t } = useTranslation('publications')
  const { time: timeOf, dayKey, dayMonth } = useFormats()
  const time = timeOf(at)
  return (
    <time dateTime={at}>
      {dayKey(at) === dayKey(new Date()) ? t('at', { time }) : t('onDay', { day: dayMonth(at), time })}
    </time>
  )
}

const named = ['views', 'reach', 'likes', 'comments', 'shares', 'saves', 'clicks', 'followers'] as const

/** What it brought, as far as the network says, in one quiet line. */
function Figures({ of: { figures, figuresAt } }: { of: PublicationView }) {
  const { t } = useTranslation('publications')
  const { number, dayMonth, time } = useFormats()
  if (!figures || !figuresAt) return null
  const said = named.flatMap((name) => {
    const count = figures[name]
    return count === undefined ? [] : [t(`figures.${name}`, { count, formatted: number(count) })]
  })
  if (said.length === 0) return null
  return (
    <p className="po-num">
      {said.map((one, at) => (
        <Fragment key={one}>
          {at > 0 && ' · '}
          <span className="po-figure">{one}</span>
        </Fragment>
      ))}
      <small className="po-mute po-figures-at">
        {t('figures.asOf', { day: dayMonth(figuresAt), time: time(figuresAt) })}
      </small>
    </p>
  )
}
