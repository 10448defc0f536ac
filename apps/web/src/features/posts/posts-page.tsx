import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Calendar } from '#features/posts/calendar/calendar.tsx'
import { ListBar } from '#features/posts/calendar/calendar-bar.tsx'
import type { IdeaParts } from '#features/posts/calendar/calendar-grids.ts'
import { type PostsView, postViews } from '#features/posts/calendar/view-switch.tsx'
import { HoldBanner } from '#features/posts/components/hold-banner.tsx'
import { NewPosts } from '#features/posts/components/new-posts.tsx'
import { PostsMenu } from '#features/posts/components/posts-menu.tsx'
import { PostsList } from '#features/posts/list/posts-list.tsx'
import { displayedBy } from '#features/posts/model/displayed.ts'
import { useLastVisit } from '#features/posts/model/last-visit.ts'
import { useKeepOrder } from '#features/posts/model/opened-from.ts'
import {
  type PostsContext,
  useCustomerPostsContext,
  useOwnPostsContext,
} from '#features/posts/model/posts-context.ts'
import { type ListWords, pageSize, postsQuery } from '#features/posts/post-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { postsWaitingQuery } from '#shared/api/waiting.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useListSearch, type ListWords as Words, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { useCustomerCrumbs } from '#shared/ui/use-customer-crumbs.ts'
import '#features/posts/calendar/calendar.css'
import '#features/posts/posts.css'

interface Beside {
  /** What waits before there are more posts. */
  aside?: ReactNode
  /** Where there is no post: the way to the first ones, which is the one next step then. */
  first?: ReactNode
  /** Ideas on the days of the calendar. */
  ideas?: IdeaParts
}

/** The list of a business's posts; search and filters stand in the address. */
export const OwnPostsPage = (beside: Beside) => <PostsPage context={useOwnPostsContext()} {...beside} />
export const CustomerPostsPage = () => <PostsPage context={useCustomerPostsContext()} />

const narrowing = ['search', 'status', 'network', 'origin', 'since'] as const
const isNarrowed = (words: Words) => narrowing.some((name) => words[name])

function PostsPage({ context, aside, first, ideas }: Beside & { context: PostsContext }) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [words, change] = useListSearch()
  const view = viewOf(words)
  const asked = askedOf(words)
  const posts = useQuery(postsQuery(context.accountId, asked))
  // Before everything else of the whole list, and of nothing that was narrowed.
  const isWhole = view === 'list' && !isNarrowed(words) && asked.offset === 0
  const waiting = useQuery({
    ...postsWaitingQuery(context.accountId),
    enabled: isWhole && context.accountId > 0,
  }).data?.items
  const crumbs = useCustomerCrumbs()
  const user = useCurrentUser()
  const zone = user?.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
  const since = useLastVisit(user?.id ?? 0, context.accountId)
  const add = () => void navigate(linkTo(context.write))
  useNewAction({ id: 'new:post', label: t('add'), may: context.mayCreate, run: add })
  const listed = posts.data?.items ?? []
  useKeepOrder(
    view === 'list' ? context.accountId : 0,
    listed.map(({ id }) => id),
    { offset: asked.offset, total: posts.data?.total ?? 0 },
  )
  const none = posts.data?.total === 0 && !isNarrowed(words)
  const button = context.mayCreate && (
    <Button {...(none && first ? {} : { look: 'primary' })} icon={Plus} onClick={add}>
      {t('add')}
    </Button>
  )
  if (isApiError(posts.error) && posts.error.status === 403 && !posts.data)
    return (
      <div className="po-page">
        <PageHeader title={t('title')} crumbs={crumbs} />
        <NoRightHere />
      </div>
    )
  const header = (note: string | undefined) => (
    <PageHeader
      title={t('title')}
      crumbs={crumbs}
      note={note}
      actions={
        <>
          <PostsMenu
            accountId={context.accountId}
            isCustomers={context.isCustomers}
            displayed={displayedBy(view, words, zone)}
          />
          {(!none || first) && button}
        </>
      }
    />
  )
  const above = (
    <>
      <HoldBanner accountId={context.accountId} stopped={context.stopped} />
      {since !== null && !words.since && (
        <NewPosts
          accountId={context.accountId}
          since={since}
          onSee={() => change({ view: 'list', since, search: '', status: '', network: '', origin: '' })}
        />
      )}
    </>
  )
  if (view !== 'list' && !none)
    return (
      <div className="po-page-calendar">
        <Calendar
          {...{ context, view, words, since, change }}
          ideas={ideas ?? null}
          head={(note) => (
            <>
              {header(note)}
              <div className="po-cal-above">{above}</div>
            </>
          )}
        />
      </div>
    )
  return (
    <div className="po-page-calendar">
      {header(posts.data && t('count', { count: posts.data.total }))}
      <div className="po-cal-above">{above}</div>
      {!none && (
        <ListBar
          accountId={context.accountId}
          words={words}
          posts={listed}
          // What narrows it leaves it the list it is.
          change={(next) => change({ view: 'list', ...next })}
        />
      )}
      <div className="po-posts-body">
        {/* Over a calendar the menu says it, and the days have the room. */}
        {aside}
        <AsyncState
          of={posts}
          loading={<RowSkeleton rows={6} />}
          isEmpty={(data) => data.items.length === 0}
          empty={
            none && first ? (
              first
            ) : (
              <Empty
                narrowed={isNarrowed(words)}
                clearing={t(words.search ? 'clearSearch' : 'reset')}
                onReset={() =>
                  change({ view: 'list', search: '', status: '', network: '', origin: '', since: '' })
                }
                button={button}
                isCustomers={context.isCustomers}
              />
            )
          }
        >
          {(data) => (
            <>
              <PostsList
                context={context}
                items={data.items}
                {...(isWhole && waiting ? { waiting } : {})}
                since={since}
              />
              {data.total > pageSize && (
                <Pager
                  offset={asked.offset}
                  limit={pageSize}
                  total={data.total}
                  onMove={(to) => change({ offset: String(to) })}
                />
              )}
            </>
          )}
        </AsyncState>
      </div>
    </div>
  )
}

/** A month, unless the address says otherwise; what is looked for may lie in any month. */
const viewOf = ({ view, search, status, since }: Words): PostsView =>
  postViews.find((one) => one === view) ?? (search || status || since ? 'list' : 'month')

/** What an address written by hand asks wrongly is the server's to refuse. */
function askedOf({ search = '', status, network, origin, since, offset }: Words): ListWords {
  const narrowed = {
    ...(status ? { status } : {}),
    ...(network ? { network } : {}),
    ...(origin ? { origin } : {}),
    ...(since ? { since } : {}),
  }
  return {
    ...(narrowed as Pick<ListWords, 'status' | 'network' | 'origin' | 'since'>),
    search,
    offset: wholeNumber(offset),
  }
}

interface EmptyProps {
  narrowed: boolean
  clearing: string
  onReset: () => void
  button: React.ReactNode
  isCustomers: boolean
}

function Empty({ narrowed, clearing, onReset, button, isCustomers }: EmptyProps) {
  const { t } = useTranslation('posts')
  if (narrowed)
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={t('emptyTitle')}
        action={<Button onClick={onReset}>{clearing}</Button>}
      >
        {t('emptyWords')}
      </EmptyState>
    )
  const said = button ? (isCustomers ? 'noneOfCustomer' : 'none') : 'noneToRead'
  return (
    <EmptyState drawing={<PressDrawing />} title={t(said)} {...(button ? { action: button } : {})}>
      {t(`${said}Words`)}
    </EmptyState>
  )
}
