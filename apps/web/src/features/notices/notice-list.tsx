import type { NoticeKind } from '@postelier/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  Check,
  CheckCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  CreditCard,
  Link2Off,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  MessageSquareWarning,
  PackageCheck,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type NoticeView, setAside } from '#features/notices/notice-queries.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useCreditsLink, useInboxLink, useNetworksLink, usePostLink } from '#shared/lib/customer-links.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface NoticeListProps {
  accountId: number
  of: UseInfiniteQueryResult<InfiniteData<{ total: number; items: NoticeView[] }>>
  onFollow: () => void
}

/** The latest first; each leads to where it is dealt with, and can be set aside. */
export function NoticeList({ accountId, of: notices, onFollow }: NoticeListProps) {
  const { t } = useTranslation('notices')
  const inbox = useInboxLink()
  const head = useRef<HTMLHeadingElement>(null)
  const total = notices.data?.pages[0]?.total ?? 0
  const items = itemsOf(notices.data)
  return (
    <>
      <div className="po-notices-head">
        <h2 ref={head} tabIndex={-1}>
          {t('title')}
        </h2>
        {total > 0 && <span className="po-mute">{t('bell.count', { count: total })}</span>}
      </div>
      <AsyncState of={notices}>
        {() =>
          items.length === 0 ? (
            <div className="po-notices-none">
              <b>{t('bell.empty')}</b>
              <p className="po-mute">{t('bell.emptyWords')}</p>
            </div>
          ) : (
            <ul>
              {items.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  {...{ accountId, notice, onFollow }}
                  // Its button goes with it: the focus stays in the list.
                  onGone={() => head.current?.focus()}
                />
              ))}
            </ul>
          )
        }
      </AsyncState>
      {notices.hasNextPage && (
        <button type="button" className="po-link" onClick={() => void notices.fetchNextPage()}>
          {t('bell.more')}
        </button>
      )}
      <Link {...linkTo(inbox)} className="po-link" onClick={onFollow}>
        {t('bell.all')}
      </Link>
    </>
  )
}

const marks: Readonly<Record<NoticeKind, readonly ['bad' | 'wait' | 'done', LucideIcon]>> = {
  postFailed: ['bad', CircleX],
  postAsked: ['wait', CircleHelp],
  postHeld: ['wait', CirclePause],
  postAtRisk: ['wait', TriangleAlert],
  boostFailed: ['bad', Megaphone],
  connectionEnded: ['bad', Link2Off],
  connectionEnding: ['wait', Link2Off],
  networksNarrowed: ['wait', Link2Off],
  subjectsAnswered: ['done', ListChecks],
  subjectsProposed: ['wait', ListChecks],
  postApproved: ['done', CheckCheck],
  postApprovedChanged: ['done', CheckCheck],
  postApprovedMoved: ['wait', CalendarClock],
  postCorrectionAsked: ['wait', MessageSquareWarning],
  silenceValidated: ['done', CheckCheck],
  silenceMoved: ['wait', CalendarClock],
  silenceHeld: ['wait', CirclePause],
  postCommented: ['done', MessageSquare],
  captionYesAsked: ['wait', MessageSquareWarning],
  visualYesAsked: ['wait', MessageSquareWarning],
  captionYes: ['done', Check],
  visualYes: ['done', Check],
  paymentSettled: ['done', Check],
  paymentFailed: ['bad', CreditCard],
  paymentReturned: ['bad', CreditCard],
  paymentRefunded: ['done', Undo2],
  orderDelivered: ['wait', PackageCheck],
  orderLate: ['bad', CalendarClock],
  orderDateChanged: ['wait', CalendarClock],
  orderCommented: ['wait', MessageSquare],
  orderMadeAgain: ['done', MessageSquare],
  orderKept: ['done', MessageSquare],
  orderCancelled: ['done', Undo2],
  orderToMake: ['wait', ListChecks],
  correctionToMake: ['wait', MessageSquareWarning],
  taskHandedOver: ['wait', ListChecks],
  taskGivenAway: ['done', Undo2],
  holidaysAccepted: ['done', CheckCheck],
  holidaysDeclined: ['bad', CircleX],
  orderAccepted: ['done', CheckCheck],
  orderAcceptedBySilence: ['done', CheckCheck],
}

/** What each asks of its reader; nothing where it only tells. */
const acts: Readonly<
  Partial<Record<NoticeKind, 'answer' | 'decide' | 'relink' | 'see' | 'seeMoney' | 'seeOrder'>>
> = {
  postFailed: 'see',
  postAsked: 'answer',
  postHeld: 'decide',
  postAtRisk: 'see',
  boostFailed: 'see',
  connectionEnded: 'relink',
  connectionEnding: 'relink',
  subjectsProposed: 'answer',
  postCorrectionAsked: 'see',
  silenceHeld: 'see',
  captionYesAsked: 'answer',
  visualYesAsked: 'answer',
  paymentFailed: 'seeMoney',
  paymentReturned: 'seeMoney',
  orderDelivered: 'seeOrder',
  orderLate: 'seeOrder',
  orderCommented: 'seeOrder',
}

const isOfMoney = (kind: NoticeKind) => kind.startsWith('payment')
const isOfSubjects = (kind: NoticeKind) => kind === 'subjectsAnswered' || kind === 'subjectsProposed'

interface NoticeLineProps {
  accountId: number
  notice: NoticeView
  onFollow?: () => void
  /** It was set aside. */
  onGone: () => void
}

export function NoticeLine({ accountId, notice, onFollow, onGone }: NoticeLineProps) {
  const { t } = useTranslation('notices')
  const { dateTime, dayMonth, dayMonthYear, money, relative } = useFormats()
  const target = useTarget(notice)
  const act = acts[notice.kind]
  const wordsId = useId()
  const { date, before, after, expected, noRoom, day, opens, cents, owed } = notice.words
  const held =
    notice.kind === 'connectionEnded' || notice.kind === 'networksNarrowed'
      ? Number(notice.words.count ?? 0)
      : 0
  const kind =
    held > 0
      ? notice.kind === 'networksNarrowed'
        ? 'networksNarrowedPosts'
        : 'connectionEndedPosts'
      : notice.kind === 'postApprovedMoved' && !before
        ? 'postApprovedDated'
        : notice.kind === 'orderMadeAgain' && date
          ? 'orderMadeAgainBy'
          : notice.kind === 'paymentReturned' && owed
            ? 'paymentReturnedOwed'
            : (notice.kind === 'orderLate' || notice.kind === 'orderDateChanged') && expected
              ? (`${notice.kind}Expected` as const)
              : notice.kind
  const told = t(`bell.kinds.${kind}`, {
    ...notice.words,
    count: isOfSubjects(notice.kind) ? Number(notice.words.count) : held,
    ...(notice.network ? { network: networkLabel(notice.network) } : {}),
    ...(cents ? { amount: money(Number(cents)) } : {}),
    ...(owed ? { owed: money(Number(owed)) } : {}),
    ...(date ? { date: dayMonthYear(date) } : {}),
    ...(expected ? { expected: dayMonthYear(expected) } : {}),
    ...(before ? { before: dateTime(before) } : {}),
    ...(after ? { after: dateTime(after) } : {}),
  })
  // Approved for a day that the plan has no room for.
  const unscheduled =
    noRoom === 'month' && opens && day
      ? t('bell.noRoom.month', { day: dayMonth(day), opens: dayMonth(opens) })
      : noRoom === 'week'
        ? t('bell.noRoom.week', { most: notice.words.most })
        : ''
  const words = [told, unscheduled].filter(Boolean).join(' ')
  const [tone, shape] = marks[notice.kind]
  const { busy, run } = useAction({
    stale: [['notices', accountId]],
    send: () => setAside(accountId, notice),
  })
  const aside = async () => {
    if (await run()) onGone()
  }
  return (
    <li className={notice.isRead ? 'po-notice-read' : undefined}>
      <span className={`po-notices-${tone}`}>
        <Icon of={shape} size={16} />
      </span>
      <div>
        <Link {...linkTo(target)} id={wordsId} className="po-notice-words" title={words} onClick={onFollow}>
          {words}
        </Link>
        <p>
          {act && !notice.isRead && (
            <Link {...linkTo(target)} className="po-link" aria-describedby={wordsId} onClick={onFollow}>
              {t(`bell.acts.${act}`)}
            </Link>
          )}
          <time className="po-mute" dateTime={notice.at}>
            {relative(notice.at)}
          </time>
        </p>
      </div>
      {!notice.isRead && (
        <IconButton
          icon={X}
          size="sm"
          label={t('bell.setAside', { words })}
          disabled={busy}
          onClick={() => void aside()}
        />
      )}
    </li>
  )
}

/** Where it is dealt with: the post, or the account; one told before it was said which leads to all of them. */
function useTarget({ postId, kind, words: { connection } }: NoticeView): LinkTarget {
  const networks = useNetworksLink(connection === undefined ? undefined : Number(connection))
  const postAt = usePostLink()
  const credits = useCreditsLink()
  if (isOfSubjects(kind)) return { to: '/me/planning' }
  if (isOfMoney(kind)) return credits
  return postId ? postAt(postId) : networks
}
