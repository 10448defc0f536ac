import type { PersonView, UserType } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { personQuery, showPerson, staleAfterPerson } from '#features/people/api/people-queries.ts'
import { PersonActions } from '#features/people/components/person-actions.tsx'
import { PersonForm } from '#features/people/components/person-form.tsx'
import { PersonSide } from '#features/people/components/person-side.tsx'
import { isUserType } from '#features/people/model/user-types.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { readAgain } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** One account as the administration edits it; an id that is no number is a page that does not exist. */
export function PersonPage() {
  const { userType, userId } = useParams({ strict: false })
  if (!isUserType(userType) || !/^\d{1,15}$/.test(userId ?? '')) throw notFound()
  return <PersonScreen key={userId} userType={userType} userId={Number(userId)} />
}

function PersonScreen({ userType, userId }: { userType: UserType; userId: number }) {
  // With the words of roles, which the column beside needs: the page must not wait a second time.
  const { t } = useTranslation(['people', 'roles'])
  const person = useQuery(personQuery(userType, userId))
  if (isApiError(person.error) && person.error.status === 404 && !person.data) throw notFound()
  return (
    <>
      <PageHeader
        title={person.data ? `${person.data.firstName} ${person.data.lastName}` : t('title')}
        crumbs={[
          { label: t(`types.${userType}`), to: `/admin/users/${userType}` as '/admin/users/$userType' },
        ]}
        note={person.data?.societyName}
        actions={person.data && <PersonActions person={person.data} />}
      />
      <AsyncState
        of={person}
        loading={
          <div className="po-page">
            <RowSkeleton rows={10} />
          </div>
        }
      >
        {(data) => <EditForm person={data} />}
      </AsyncState>
    </>
  )
}

function EditForm({ person }: { person: PersonView }) {
  const { t } = useTranslation(['people', 'common'])
  const params = { userType: person.type, userId: person.id }
  const path = 'POST /api/admin/users/{userType}/{userId}' as const
  return (
    <PersonForm
      userType={person.type}
      person={person}
      save={async (body, version) => (await call(path, { params, body: { ...body, version } })).user}
      reread={() => queryClient.fetchQuery({ ...personQuery(person.type, person.id), staleTime: 0 })}
      onSaved={(saved) => {
        showPerson(saved)
        void readAgain(staleAfterPerson(saved))
        toast({ tone: 'done', message: t('done.saved', { name: `${saved.firstName} ${saved.lastName}` }) })
      }}
      saveLabel={t('common:actions.save')}
      side={<PersonSide person={person} />}
    />
  )
}
