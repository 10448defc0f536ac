import type { UserType } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { itemsFor } from '#app/menu-items.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#app/home-shortcuts.css'

/** Behind the same item stands a business, an agency, or a person alone. */
function accountOf(type: UserType = 'customer') {
  if (type === 'customer') return 'account'
  if (type === 'contact') return 'accountOfContact'
  return type === 'agencyManager' ? 'accountOfAgency' : 'accountOfStaff'
}

/** What this person can open today, each with a word on what it is for: the next step where no post stands yet. */
export function HomeShortcuts() {
  const { t } = useTranslation(['home', 'menu'])
  const user = useCurrentUser()
  const items = itemsFor(user).filter(({ isShortcut }) => isShortcut)
  return (
    <section className="po-shortcuts" aria-labelledby="shortcuts-title">
      <SectionHead id="shortcuts-title" title={t('home:shortcuts.title')} note={t('home:shortcuts.note')} />
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            <Link {...linkTo(item)}>
              <Icon of={item.icon} size={20} />
              <b>{t(`menu:${item.name}.name`)}</b>
              <span>{t(`menu:${item.name === 'account' ? accountOf(user?.type) : item.name}.about`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
