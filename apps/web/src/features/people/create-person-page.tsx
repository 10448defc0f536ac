import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { showPerson, staleAfterPerson } from '#features/people/api/people-queries.ts'
import { PersonForm } from '#features/people/components/person-form.tsx'
import { isUserType, typesFor } from '#features/people/model/user-types.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { readAgain } from '#shared/api/live-topics.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** An administrator creates an account of one type. Contacts are missing: their customer invites them. */
export function CreatePersonPage() {
  const { t } = useTranslation('people')
  const { userType } = useParams({ strict: false })
  const navigate = useNavigate()
  const user = useCurrentUser()
  const own = user?.type
  const mayCreate = useAbility('adminUsers:create')
  // Contacts are invited by their customer.
  if (!isUserType(userType) || userType === 'contact' || !mayCreate || !typesFor(own).includes(userType)) {
    throw notFound()
  }
  return (
    <>
      <PageHeader
        title={t(`create.${userType}`)}
        crumbs={[
          { label: t(`types.${userType}`), to: `/admin/users/${userType}` as '/admin/users/$userType' },
        ]}
      />
      <PersonForm
        key={userType}
        userType={userType}
        draftKey={`person:${user?.id}:${userType}`}
        save={async (body) => {
          const answer = await call('POST /api/admin/users/{userType}', { params: { userType }, body })
          return answer.user
        }}
        onSaved={(person) => {
          showPerson(person)
          void readAgain(staleAfterPerson(person))
          toast({ tone: 'done', message: t('done.created', { email: person.email }) })
          const params = { userType, userId: String(person.id) }
          void navigate({ to: '/admin/users/$userType/$userId/edit', params, ignoreBlocker: true })
        }}
        saveLabel={t('form.createAndInvite')}
        side={
          <SideBlock title={t('side.next')}>
            <p className="po-ink2">{t('side.nextWords')}</p>
          </SideBlock>
        }
      />
    </>
  )
}
