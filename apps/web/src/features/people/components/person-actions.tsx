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
import { type Action, personActions, runAction } from '#features/people/api/person-actions.ts'
import { useAction } from '#shared/api/use-action.ts'
import { rememberActingFrom } from '#shared/lib/acting-from.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { MoreMenu } from '#shared/ui/more-menu.tsx'

const icons: Record<Action, LucideIcon> = {
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
  const variantOf = (chosen: Action) =>
    chosen === 'toggleStatus' && person.state === 'suspended' ? 'switchOn' : chosen
  const action = useAction({
    send: (chosen: Action) => runAction(chosen, person),
    // Another person from here on: the page is opened anew, and nothing of the old one is read.
    stale: (chosen) =>
      chosen === 'impersonate'
        ? []
        : [personQuery(person.type, person.id).queryKey, ...staleAfterPerson(person)],
    onDone: (now, chosen) => {
      if (now) showPerson(now)
      if (chosen !== 'impersonate') return
      rememberActingFrom()
      window.location.assign('/')
    },
    done: (_now, chosen) =>
      chosen === 'impersonate' ? null : t(`actions.${variantOf(chosen)}.done`, { name, email: person.email }),
  })
  const ask = async (chosen: Action) => {
    const variant = variantOf(chosen)
    const agreed = await confirm({
      title: t(`actions.${variant}.title`, { name }),
      words: t(`actions.${variant}.words`, { name, email: person.email }),
      confirmLabel: t(`actions.${variant}.confirm`),
      keepLabel: t('common:actions.cancel'),
      danger: chosen === 'delete' || variant === 'toggleStatus',
    })
    if (agreed) await action.run(chosen)
  }
  const items = personActions
    .filter((chosen) => person.actions.includes(chosen))
    .map((chosen) => ({
      key: chosen,
      icon: icons[chosen],
      danger: chosen === 'delete',
      label: t(`actions.${variantOf(chosen)}.label`),
      run: () => void ask(chosen),
    }))
  return items.length > 0 ? <MoreMenu items={items} busy={action.busy} /> : null
}
