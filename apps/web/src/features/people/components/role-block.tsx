import type { PersonView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showPerson, staleAfterPerson } from '#features/people/api/people-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'

/** A person's role, to be changed by those who may; for the others it is text. */
export function RoleBlock({ person }: { person: PersonView }) {
  const { t } = useTranslation('people')
  const words = useRoleWords()
  if (!person.actions.includes('changeRole')) {
    return (
      <SideBlock title={t('side.role')}>
        <p>{person.role ? words.name(person.role) : t('side.noRole')}</p>
      </SideBlock>
    )
  }
  return (
    <SideBlock title={t('side.role')}>
      <RoleChange key={person.role?.id} person={person} />
    </SideBlock>
  )
}

function RoleChange({ person }: { person: PersonView }) {
  const { t } = useTranslation('people')
  const words = useRoleWords()
  const params = { userType: person.type, userId: person.id }
  const [chosen, setChosen] = useState(String(person.role?.id ?? ''))
  const roles = useQuery({
    queryKey: ['roles', 'for', person.id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users/{userType}/{userId}/roles', { params, signal })).roles,
  })
  // The present role stays named while the list comes, and where it is not this caller's to give.
  const listed = roles.data ?? []
  const own = person.role && !listed.some((role) => role.id === person.role?.id) ? [person.role] : []
  const change = useAction({
    faultIn: 'here',
    stale: staleAfterPerson(person),
    send: (roleId: number) =>
      call('POST /api/admin/users/{userType}/{userId}/role', { params, body: { roleId } }),
    onDone: ({ user }) => showPerson(user),
    done: ({ user }) =>
      t('done.role', { name: user.firstName, role: user.role ? words.name(user.role) : '' }),
  })
  return (
    <>
      <SelectField
        label={t('side.roleOf', { name: person.firstName })}
        value={chosen}
        error={change.fault}
        onChange={(event) => setChosen(event.target.value)}
        choices={[...own, ...listed].map((role) => ({ value: String(role.id), label: words.name(role) }))}
      />
      {chosen !== String(person.role?.id ?? '') && (
        <Button size="sm" look="ink" busy={change.busy} onClick={() => void change.run(Number(chosen))}>
          {t('side.giveRole')}
        </Button>
      )}
    </>
  )
}
