import { needOf, type PublicationCounts, type TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { oneLine, withoutMark } from '#shared/lib/one-line.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMarks, type NetworkName } from '#shared/ui/network-mark.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { TaskStatus, type TaskStatusName } from '#shared/ui/task-status.tsx'
import '#shared/ui/post-card.css'

/** As much of a post as any list shows of it. */
export interface PostGlance {
  id: string
  hook: string
  /** Instant it goes out, or nothing while it has no date. */
  at: string | null
  pictureUrl?: string | null
  pages?: number
  /** What is ordered, and not delivered yet. */
  making?: TaskCard['making']
  /** When it is delivered, and the day that was promised where that went by. */
  promisedAt?: TaskCard['promisedAt']
  lateSince?: TaskCard['lateSince']
  networks: readonly NetworkName[]
  /** Of these nothing reaches, as accounts are linked now. */
  unlit?: readonly NetworkName[]
  /** Whose account is to be connected before it goes out there. */
  relink?: readonly NetworkName[]
  status: TaskStatusName
  /** What became of it on its pages. */
  publications?: PublicationCounts
}

export interface PostCardProps {
  post: PostGlance
  /** month: small square and time; week: the square fills the day; row: a line of a list. */
  shape: 'month' | 'week' | 'row'
  link?: LinkTarget
  actions?: React.ReactNode
  /** What it waits for, in a row. */
  next?: string | null | undefined
  /** How often it was seen, in a row. */
  views?: string | undefined
  /** A row among few: under its beginning one line, of what it needs, or else when it goes out. */
  isBrief?: boolean
}

/** A post at a glance: picture, beginning, hour, networks and state, in calendars and lists. */
export function PostCard({ post, shape, link, actions, next, views, isBrief = false }: PostCardProps) {
  return (
    <article className={cx('po-post', `po-post-${shape}`, isBrief && 'po-post-brief')}>
      {shape === 'row' ? (
        <RowBody {...{ post, link, next, views, isBrief }} />
      ) : (
        <TileBody post={post} shape={shape} link={link} />
      )}
      {actions && <div className="po-post-actions">{actions}</div>}
    </article>
  )
}

type Body = Pick<PostCardProps, 'post'> & {
  link: LinkTarget | undefined
}

/** A first line that only calls out (“For the record:”) tells posts apart with the one behind it. */
const callLength = 28
function firstWords(hook: string): string {
  const [first = '', second = ''] = hook.split('\n').filter((line) => line.trim() !== '')
  return first.length < callLength ? oneLine(`${first}\n${second}`) : withoutMark(first)
}

function Hook({ post, link }: Body) {
  const { t } = useTranslation('common')
  const words = firstWords(post.hook) || t(post.status === 'draft' ? 'post.emptyBrief' : 'post.noHook')
  return link ? (
    <Link {...linkTo(link)} className="po-post-open">
      {words}
    </Link>
  ) : (
    words
  )
}

/** Beside the picture, never on it: a mark over a word of the post would look like a fault in the post. */
function PageCount({ pages = 1 }: { pages: number | undefined }) {
  const { t } = useTranslation('common')
  if (pages < 2) return null
  return (
    <span className="po-post-pages" title={t('post.pages', { count: pages })}>
      <Icon of={Images} size={14} />
      <span aria-hidden="true">{pages}</span>
      <span className="po-sr">{t('post.pages', { count: pages })}</span>
    </span>
  )
}

const needIn = ({ status, publications, at }: PostGlance) => publications && needOf(status, publications, at)

function Status({ post }: Pick<Body, 'post'>) {
  const { status, relink } = post
  return <TaskStatus need={needIn(post)} {...{ status, relink }} />
}

function TileBody({ post, shape, link }: Body & { shape: 'month' | 'week' }) {
  const { time } = useFormats()
  return (
    <>
      <div className="po-post-face">
        <PostPicture src={post.pictureUrl} alt="" />
        {shape === 'month' && <NetworkMarks networks={post.networks} unlit={post.unlit} />}
      </div>
      <div className="po-post-meta">
        {post.at && <time dateTime={post.at}>{time(post.at)}</time>}
        <PageCount pages={post.pages} />
        {shape === 'week' && <NetworkMarks networks={post.networks} unlit={post.unlit} size={14} />}
      </div>
      <Status post={post} />
      <p className={shape === 'week' ? 'po-sr' : 'po-post-hook'}>
        <Hook post={post} link={link} />
      </p>
    </>
  )
}

/** When it goes out; of what is still made when it comes, and that it is late where it is. */
function When({ post: { at, promisedAt, lateSince } }: Pick<Body, 'post'>) {
  const { t } = useTranslation('common')
  const { dateTime, namedDay, dayMonth } = useFormats()
  if (!at && !promisedAt) return <span className="po-post-when">{t('post.noDate')}</span>
  return (
    <span className="po-post-when">
      {at && <time dateTime={at}>{dateTime(at)}</time>}
      {promisedAt && lateSince ? (
        <span className="po-post-late">
          {t(promisedAt === lateSince ? 'post.lateOn' : 'post.lateExpected', {
            date: namedDay(promisedAt),
            before: dayMonth(lateSince),
          })}
        </span>
      ) : (
        !at && promisedAt && <span>{t('post.deliveryOn', { date: namedDay(promisedAt) })}</span>
      )}
    </span>
  )
}

function RowBody({
  post,
  link,
  next,
  views,
  isBrief,
}: Body & Pick<PostCardProps, 'next' | 'views'> & { isBrief: boolean }) {
  const marks = <NetworkMarks networks={post.networks} unlit={post.unlit} size={14} />
  return (
    <>
      {post.making ? (
        <span className="po-picture po-post-making" style={{ width: 80 }}>
          <KindDrawing {...post.making} size={48} />
        </span>
      ) : (
        <PostPicture src={post.pictureUrl} alt="" width={80} />
      )}
      <div className="po-post-words">
        <p className="po-post-hook">
          <Hook post={post} link={link} />
        </p>
        {isBrief ? (
          <div className="po-post-line">
            {needIn(post) ? <Status post={post} /> : <When post={post} />}
            {marks}
          </div>
        ) : (
          <>
            <div className="po-post-line">
              <When post={post} />
              {marks}
              <PageCount pages={post.pages} />
              {views && <span className="po-post-views po-num">{views}</span>}
            </div>
            <div className="po-post-line">
              <Status post={post} />
              {next && <span className="po-post-next">{next}</span>}
            </div>
          </>
        )}
        {isBrief && next && <p className="po-post-next">{next}</p>}
      </div>
    </>
  )
}
