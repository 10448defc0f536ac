import type { UserType } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useNavigate, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PeopleWords, pageSize, peopleQuery } from '#features/people/api/people-queries.ts'
import { PeopleTable } from '#features/people/components/people-table.tsx'
import { isUserType, typesFor } from '#features/people/model/user-types.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { NavTabs } from '#shared/ui/nav-tabs.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { personStateNames } from '#shared/ui/person-state.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The administration's list of the accounts of one type, only of types the signed-in person may see. */
export function PeoplePage() {
  const { userType } = useParams({ strict: false })
  const own = useCurrentUser()?.type
  const { t } = useTranslation('people')
  const isKnown = isUserType(userType) && typesFor(own).includes(userType)
  const mayCreate = useAbility('adminUsers:create') && userType !== 'contact'
  const navigate = useNavigate()
  const type = isKnown ? userType : 'customer'
  useNewAction({
    id: `new:${type}`,
    label: t(`create.${type}`),
    may: isKnown && mayCreate,
    run: () => void navigate({ to: '/admin/users/$userType/create', params: { userType: type } }),
  })
  if (!isKnown) throw notFound()
  const create = (
    <ButtonLink look="primary" icon={Plus} to="/admin/users/$userType/create" params={{ userType }}>
      {t(`create.${userType}`)}
    </ButtonLink>
  )
  return (
    <div className="po-page">
      <PageHeader title={t('title')} actions={mayCreate && create} />
      <NavTabs label={t('tabs')}>
        {typesFor(own).map((type) => (
          <Link key={type} to="/admin/users/$userType" params={{ userType: type }}>
            {t(`types.${type}`)}
          </Link>
        ))}
      </NavTabs>
      <PeopleList key={userType} userType={userType} />
    </div>
  )
}

function PeopleList({ userType }: { userType: UserType }) {
  // With the words of roles, which the lines need: the list must not wait a second time.
  const { t } = useTranslation(['people', 'common', 'roles'])
  const [words, change] = useListSearch()
  const { search = '', state = '', sort = '-registeredAt' } = words
  const offset = wholeNumber(words.offset)
  // What an address written by hand asks wrongly is the server's to refuse.
  const people = useQuery(peopleQuery(userType, { search, state, sort: sort as PeopleWords['sort'], offset }))
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return (
    <div className="po-list">
      <div className="po-list-tools">
        <ListSearch label={t('list.search')} value={search} onChange={(search) => change({ search })} />
        <SelectField
          label={t('list.state')}
          placeholder={t('list.everyState')}
          value={state}
          onChange={(event) => change({ state: event.target.value })}
          choices={personStateNames.map((value) => ({ value, label: t(`common:personState.${value}`) }))}
        />
        {people.data && (
          <span className="po-mute po-num" role="status">
            {t('list.count', { count: people.data.total })}
          </span>
        )}
      </div>
      <AsyncState
        of={people}
        loading={<RowSkeleton rows={8} />}
        isEmpty={(data) => data.items.length === 0}
        empty={<NobodyHere userType={userType} narrowed={search !== '' || state !== ''} />}
      >
        {(data) => (
          <PeopleTable
            userType={userType}
            rows={data.items}
            sort={{ key: sort.replace('-', ''), direction }}
            onSort={(next) => change({ sort: next.direction === 'desc' ? `-${next.key}` : next.key })}
            page={{
              offset,
              limit: pageSize,
              total: data.total,
              onMove: (to) => change({ offset: String(to) }),
            }}
          />
        )}
      </AsyncState>
    </div>
  )
}

function NobodyHere({ userType, narrowed }: { userType: UserType; narrowed: boolean }) {
  const { t } = useTranslation('people')
  const mayCreate = useAbility('adminUsers:create') && userType !== 'contact'
  if (narrowed) {
    return (
      <EmptyState drawing={<SearchDrawing />} title={t('empty.narrowed')}>
        {t('empty.narrowedWords')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<BenchDrawing />}
      title={t('empty.title')}
      action={
        mayCreate && (
          <ButtonLink icon={Plus} to="/admin/users/$userType/create" params={{ userType }}>
            {t(`create.${userType}`)}
          </ButtonLink>
        )
      }
    >
      {t(userType === 'contact' ? 'empty.contacts' : 'empty.words')}
    </EmptyState>
  )
}
