import type { UserType } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { itemsFor } from '#app/menu-items.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#app/home-doors.css'

const doors = [
  'posts',
  'networks',
  'account',
  'contacts',
  'ownRoles',
  'agencyCustomers',
  'users',
  'agents',
  'roles',
  'permissions',
  'templates',
  'ownTemplates',
  'sectors',
  'application',
  'master',
  'journal',
] as const
type Door = (typeof doors)[number]
const isDoor = (label: string): label is Door => doors.includes(label as Door)

/** Behind the same door stands a business, an agency, or a person alone. */
function accountOf(type: UserType = 'customer') {
  if (type === 'customer') return 'account'
  if (type === 'contact') return 'accountOfContact'
  return type === 'agencyManager' ? 'accountOfAgency' : 'accountOfStaff'
}

/** What this person can open today, each with a word on what it is for: the next step where no post stands yet. */
export function HomeDoors() {
  const { t } = useTranslation(['home', 'shell'])
  const user = useCurrentUser()
  const items = itemsFor(user).flatMap(({ label, ...item }) => (isDoor(label) ? [{ ...item, label }] : []))
  return (
    <section className="po-doors" aria-labelledby="doors-title">
      <SectionHead id="doors-title" title={t('home:doors.title')} note={t('home:doors.note')} />
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Link {...linkTo(item)}>
              <Icon of={item.icon} size={20} />
              <b>{t(`shell:menu.${item.label}`)}</b>
              <span>
                {t(`home:doors.to.${item.label === 'account' ? accountOf(user?.type) : item.label}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
