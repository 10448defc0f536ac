import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HoldBanner } from '#features/posts/components/hold-banner.tsx'
import { PostsMenu } from '#features/posts/components/posts-menu.tsx'
import { byDate, inGroups } from '#features/posts/model/groups.ts'
import {
  type PostsContext,
  useCustomerPostsContext,
  useOwnPostsContext,
} from '#features/posts/model/posts-context.ts'
import { glance, holdQuery, type ListWords, pageSize, postsQuery } from '#features/posts/post-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useListSearch, type ListWords as Words, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Field } from '#shared/ui/field.tsx'
import { PressDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { NetworkToggle, networkNames } from '#shared/ui/network-mark.tsx'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { taskStatusNames } from '#shared/ui/task-status.tsx'
import { useCustomerCrumbs } from '#shared/ui/use-customer-crumbs.ts'
import '#features/posts/posts.css'

export const OwnPostsPage = ({ aside }: { aside?: ReactNode }) => (
  <PostsPage context={useOwnPostsContext()} aside={aside} />
)
export const CustomerPostsPage = () => <PostsPage context={useCustomerPostsContext()} />

const isOnePage = (total: number) => total <= pageSize
const narrowing = ['search', 'status', 'network'] as const
const isNarrowed = (words: Words) => narrowing.some((name) => words[name])

/** `aside`: what waits before there are more posts. */
function PostsPage({ context, aside }: { context: PostsContext; aside?: ReactNode }) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [words, change] = useListSearch()
  const asked = askedOf(words)
  const posts = useQuery(postsQuery(context.accountId, asked))
  const crumbs = useCustomerCrumbs()
  const add = () => void navigate(linkTo(context.write))
  useNewAction({ id: 'new:post', label: t('add'), may: context.mayCreate, run: add })
  const none = posts.data?.total === 0 && !isNarrowed(words)
  const button = context.mayCreate && (
    <Button look="primary" icon={Plus} onClick={add}>
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
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        crumbs={crumbs}
        note={posts.data && t('count', { count: posts.data.total })}
        actions={
          <>
            <PostsMenu accountId={context.accountId} />
            {!none && button}
          </>
        }
      />
      <HoldBanner accountId={context.accountId} stopped={context.stopped} />
      {aside}
      <p className="po-ink2">{t(context.isCustomers ? 'leadOfCustomer' : 'lead')}</p>
      {!none && <Filters accountId={context.accountId} words={words} change={change} />}
      <AsyncState
        of={posts}
        loading={<RowSkeleton rows={6} />}
        isEmpty={(data) => data.items.length === 0}
        empty={<Empty narrowed={isNarrowed(words)} button={button} isCustomers={context.isCustomers} />}
      >
        {(data) => (
          <>
            {inGroups(isOnePage(data.total) ? byDate(data.items) : data.items).map((one) => (
              <section key={one.group} className="po-posts" aria-labelledby={`group-${one.group}`}>
                <SectionHead
                  id={`group-${one.group}`}
                  title={t(`groups.${one.group}`)}
                  note={t(
                    one.group === 'making' && isOnePage(data.total)
                      ? 'groups.makingByDay'
                      : `groups.${one.group}Note`,
                  )}
                />
                <ul>
                  {one.posts.map((post) => (
                    <li key={post.id}>
                      <PostCard post={glance(post)} shape="row" link={context.one(post.id)} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
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
  )
}

/** What an address written by hand asks wrongly is the server's to refuse. */
function askedOf({ search = '', status, network, offset }: Words): ListWords {
  const narrowed = { ...(status ? { status } : {}), ...(network ? { network } : {}) }
  return { ...(narrowed as Pick<ListWords, 'status' | 'network'>), search, offset: wholeNumber(offset) }
}

interface FiltersProps {
  accountId: number
  words: Words
  change: (next: Record<string, string>) => void
}

function Filters({ accountId, words, change }: FiltersProps) {
  const { t } = useTranslation(['posts', 'common'])
  const hold = useQuery({ ...holdQuery(accountId), retry: false }).data
  const isStopped = Boolean(hold?.own ?? hold?.everybody) || words.status === 'stopped'
  return (
    <div className="po-posts-filters">
      <ListSearch
        key={isNarrowed(words) ? 'narrowed' : 'wide'}
        label={t('search')}
        value={words.search ?? ''}
        onChange={(search) => change({ search })}
      />
      <SelectField
        label={t('status')}
        placeholder={t('anyStatus')}
        value={words.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        choices={[
          { value: 'awaitsYou', label: t('awaitsYou') },
          ...(isStopped ? [{ value: 'stopped', label: t('stopped') }] : []),
          ...taskStatusNames.map((value) => ({ value, label: t(`common:taskStatus.${value}`) })),
        ]}
      />
      <Field label={t('networks')}>
        {() => (
          <div className="po-row">
            {networkNames.map((network) => (
              <NetworkToggle
                key={network}
                network={network}
                markOnly
                on={words.network === network}
                onChange={(on) => change({ network: on ? network : '' })}
              />
            ))}
          </div>
        )}
      </Field>
      {isNarrowed(words) && (
        <Button
          look="quiet"
          icon={X}
          onClick={() => change(Object.fromEntries(narrowing.map((name) => [name, ''])))}
        >
          {t('reset')}
        </Button>
      )}
    </div>
  )
}

interface EmptyProps {
  narrowed: boolean
  button: React.ReactNode
  isCustomers: boolean
}

function Empty({ narrowed, button, isCustomers }: EmptyProps) {
  const { t } = useTranslation('posts')
  if (narrowed)
    return (
      <EmptyState drawing={<SearchDrawing />} title={t('emptyTitle')}>
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
