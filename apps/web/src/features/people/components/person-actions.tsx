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
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Deed, deeds, runDeed } from '#features/people/api/person-deeds.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { MoreMenu } from '#shared/ui/more-menu.tsx'
import { toast } from '#shared/ui/toast-store.ts'

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
  const [busy, setBusy] = useState(false)
  const name = `${person.firstName} ${person.lastName}`
  const variantOf = (deed: Deed) =>
    deed === 'toggleStatus' && person.state === 'suspended' ? 'switchOn' : deed
  const run = async (deed: Deed) => {
    const variant = variantOf(deed)
    const agreed = await confirm({
      title: t(`deeds.${variant}.title`, { name }),
      words: t(`deeds.${variant}.words`, { name, email: person.email }),
      confirmLabel: t(`deeds.${variant}.confirm`),
      keepLabel: t('common:actions.cancel'),
      danger: deed === 'delete' || variant === 'toggleStatus',
    })
    if (!agreed) return
    setBusy(true)
    try {
      await runDeed(deed, person)
      if (deed !== 'impersonate') {
        toast({ tone: 'done', message: t(`deeds.${variant}.done`, { name, email: person.email }) })
      }
    } catch (error) {
      toast({
        tone: 'bad',
        message: messageOf(error, t('common:errors.unexpected')),
        action: { label: t('common:actions.retry'), run: () => void run(deed) },
      })
    } finally {
      setBusy(false)
    }
  }
  const items = deeds
    .filter((deed) => person.actions.includes(deed))
    .map((deed) => ({
      key: deed,
      icon: icons[deed],
      danger: deed === 'delete',
      label: t(`deeds.${variantOf(deed)}.label`),
      run: () => void run(deed),
    }))
  return items.length > 0 ? <MoreMenu items={items} busy={busy} /> : null
}
