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
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
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
  const [busy, setBusy] = useState<Deed | null>(null)
  const name = `${person.firstName} ${person.lastName}`
  const run = async (deed: Deed) => {
    const variant = deed === 'toggleStatus' && person.state === 'suspended' ? 'switchOn' : deed
    const agreed = await confirm({
      title: t(`deeds.${variant}.title`, { name }),
      words: t(`deeds.${variant}.words`, { name, email: person.email }),
      confirmLabel: t(`deeds.${variant}.confirm`),
      keepLabel: t('common:actions.cancel'),
      danger: deed === 'delete' || variant === 'toggleStatus',
    })
    if (!agreed) return
    setBusy(deed)
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
      setBusy(null)
    }
  }
  return (
    <div className="po-acts">
      {deeds
        .filter((deed) => person.actions.includes(deed))
        .map((deed) => (
          <Button
            key={deed}
            look="quiet"
            icon={icons[deed]}
            busy={busy === deed}
            onClick={() => void run(deed)}
          >
            {t(`deeds.${deed === 'toggleStatus' && person.state === 'suspended' ? 'switchOn' : deed}.label`)}
          </Button>
        ))}
    </div>
  )
}
