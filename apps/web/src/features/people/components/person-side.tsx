import type { PersonView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { CreditBlock } from '#features/people/components/credit-block.tsx'
import { RoleBlock } from '#features/people/components/role-block.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { PersonState } from '#shared/ui/person-state.tsx'

/** The column beside a person's form: who they are, since when, their role, and a customer's credits. */
export function PersonSide({ person }: { person: PersonView }) {
  const { t } = useTranslation('people')
  const { dayMonthYear } = useFormats()
  const name = `${person.firstName} ${person.lastName}`
  return (
    <>
      <div className="po-who">
        <Avatar name={name} src={person.profileImage?.urls.small} size={44} />
        <div>
          <b>{name}</b>
          <PersonState state={person.state} />
        </div>
      </div>
      <dl className="po-facts">
        <Fact label={t('side.since')} value={dayMonthYear(person.registeredAt)} />
        <Fact
          label={t('side.email')}
          value={t(person.emailValidated ? 'side.validated' : 'side.notValidated')}
        />
        {person.code && <Fact label={t('list.code')} value={person.code} />}
      </dl>
      <RoleBlock person={person} />
      {person.type === 'customer' && <CreditBlock person={person} />}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
