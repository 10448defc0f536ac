import { Link, useParams, useSearch } from '@tanstack/react-router'
import {
  CalendarDays,
  FileText,
  Globe,
  ImageIcon,
  Lightbulb,
  type LucideIcon,
  MessageSquareQuote,
  Rss,
  UserRoundPen,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAbility } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { readWantedDay } from '#shared/lib/wanted-day.ts'
import type { WayName } from '#shared/lib/way-search.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/ways/ways.css'

/** What is brought, and drafted from. */
const drafted = ['prompt', 'address', 'picture', 'content'] as const satisfies readonly WayName[]

const icons: Readonly<Record<WayName, LucideIcon>> = {
  prompt: MessageSquareQuote,
  address: Globe,
  picture: ImageIcon,
  content: Rss,
  order: UserRoundPen,
  blank: FileText,
}

/**
 * Where a post can come from, each an address of its own: what is drafted first, then what begins elsewhere. For a customer an
 * agency orders, or begins with a blank page: drafting asks for what the business itself has said.
 */
export function WayTabs({ way }: { way: WayName }) {
  const { t } = useTranslation('ways')
  const mayOrder = useAbility('orders:create')
  const { agencyCustomerId } = useParams({ strict: false })
  const day = readWantedDay(useSearch({ strict: false }))
  const search = (name: WayName) => ({ way: name, ...(day ? { day } : {}) })
  const one = (name: WayName) => (
    <li key={name}>
      <Link
        {...linkTo(
          agencyCustomerId
            ? {
                to: '/agency/customers/$agencyCustomerId/tasks/write',
                params: { agencyCustomerId },
                search: search(name),
              }
            : { to: '/me/tasks/write', search: search(name) },
        )}
        replace
        className="po-way"
        // The search decides, not the path: all of these are one screen.
        aria-current={name === way ? 'page' : undefined}
      >
        <Icon of={icons[name]} size={20} />
        <b>{t(`names.${name}`)}</b>
        <small>{t(`notes.${name}`)}</small>
      </Link>
    </li>
  )
  if (agencyCustomerId)
    return (
      <nav aria-label={t('label')} className="po-ways">
        <Group title={t('forCustomer')}>
          {mayOrder && one('order')}
          {one('blank')}
        </Group>
      </nav>
    )
  return (
    <nav aria-label={t('label')} className="po-ways">
      <Group title={t('drafted')}>{drafted.map(one)}</Group>
      <Group title={t('otherwise')}>
        <li>
          <Link to="/me/key-dates" className="po-way">
            <Icon of={CalendarDays} size={20} />
            <b>{t('names.day')}</b>
          </Link>
        </li>
        <li>
          <Link to="/me/ideas" className="po-way">
            <Icon of={Lightbulb} size={20} />
            <b>{t('names.idea')}</b>
          </Link>
        </li>
        {mayOrder && one('order')}
        {one('blank')}
      </Group>
    </nav>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="po-ways-group">
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
