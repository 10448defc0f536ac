import type { PersonView } from '@postelier/contract'
import {
  CircleCheckBig,
  KeyRound,
  type LucideIcon,
  MailCheck,
  MailPlus,
  Power,
  Trash2,
  Undo2,
  UserRoundCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { personQuery, showPerson, staleAfterPerson } from '#features/people/api/people-queries.ts'
import { type Deed, deeds, runDeed } from '#features/people/api/person-deeds.ts'
import { useAction } from '#shared/api/use-action.ts'
import { rememberActingFrom } from '#shared/lib/acting-from.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { MoreMenu } from '#shared/ui/more-menu.tsx'

const icons: Record<Deed, LucideIcon> = {
  accept: CircleCheckBig,
  impersonate: UserRoundCheck,
  invite: MailPlus,
  requestValidation: MailCheck,
  resetPassword: KeyRound,
  toggleStatus: Power,
  keep: Undo2,
  delete: Trash2,
}

/** Only what the server says this caller may do to this person; every question names what happens. */
export function PersonActions({ person }: { person: PersonView }) {
  const { t } = useTranslation(['people', 'common'])
  const name = `${person.firstName} ${person.lastName}`
  const variantOf = (deed: Deed) =>
    deed === 'toggleStatus' && person.state === 'suspended' ? 'switchOn' : deed
  const action = useAction({
    send: (deed: Deed) => runDeed(deed, person),
    // Another person from here on: the page is opened anew, and nothing of the old one is read.
    stale: (deed) =>
      deed === 'impersonate'
        ? []
        : [personQuery(person.type, person.id).queryKey, ...staleAfterPerson(person)],
    onDone: (now, deed) => {
      if (now) showPerson(now)
      if (deed !== 'impersonate') return
      rememberActingFrom()
      window.location.assign('/')
    },
    done: (_now, deed) =>
      deed === 'impersonate' ? null : t(`deeds.${variantOf(deed)}.done`, { name, email: person.email }),
  })
  const ask = async (deed: Deed) => {
    const variant = variantOf(deed)
    const agreed = await confirm({
      title: t(`deeds.${variant}.title`, { name }),
      words: t(`deeds.${variant}.words`, { name, email: person.email }),
      confirmLabel: t(`deeds.${variant}.confirm`),
      keepLabel: t('common:actions.cancel'),
      danger: deed === 'delete' || variant === 'toggleStatus',
    })
    if (agreed) await action.run(deed)
  }
  const items = deeds
    .filter((deed) => person.actions.includes(deed))
    .map((deed) => ({
      key: deed,
      icon: icons[deed],
      danger: deed === 'delete',
      label: t(`deeds.${variantOf(deed)}.label`),
      run: () => void ask(deed),
    }))
  return items.length > 0 ? <MoreMenu items={items} busy={action.busy} /> : null
}
