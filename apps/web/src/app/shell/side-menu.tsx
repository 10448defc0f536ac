import { Tooltip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { itemsFor, ownersOf } from '#app/menu-items.ts'
import { useSiteName } from '#shared/api/application.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { useWaiting } from '#shared/api/waiting.ts'
import type { MenuItem } from '#shared/feature.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Logo } from '#shared/ui/logo.tsx'

interface SideMenuProps {
  small: boolean
  onToggle: () => void
}

/** The main menu, with the entries the signed-in person may open. */
export function SideMenu({ small, onToggle }: SideMenuProps) {
  const { t } = useTranslation(['shell', 'menu'])
  const user = useCurrentUser()
  const siteName = useSiteName()
  const items = itemsFor(user)
  const toggleLabel = small ? t('shell:menu.expand') : t('shell:menu.collapse')
  return (
    <nav className="po-menu" aria-label={t('shell:menu.label')}>
      <Link to="/" className="po-menu-logo" aria-label={`${siteName}, ${t('menu:home.name')}`}>
        <Logo />
      </Link>
      {user?.account && (
        <div className="po-menu-who">
          <Avatar
            name={user.account.societyName}
            src={user.account.logo?.urls.small}
            of="society"
            color={user.account.color}
          />
          <div>
            <b>{user.account.societyName}</b>
            {user.account.sectorName && <small>{user.account.sectorName}</small>}
          </div>
        </div>
      )}
      <MenuList items={items.filter((item) => item.section !== 'help')} small={small} />
      <div className="po-menu-foot">
        <MenuList items={items.filter((item) => item.section === 'help')} small={small} />
        <Tooltip label={toggleLabel} position="right" disabled={!small}>
          <button
            type="button"
            className="po-menu-toggle"
            aria-expanded={!small}
            aria-label={toggleLabel}
            onClick={onToggle}
          >
            <Icon of={small ? PanelLeftOpen : PanelLeftClose} />
            <span className="po-menu-word">{toggleLabel}</span>
          </button>
        </Tooltip>
      </div>
    </nav>
  )
}

/** What somebody must do something about, for whoever has posts of their own. */
function useAwaiting(items: readonly MenuItem[]): (item: MenuItem) => number {
  const hasPosts = items.some(({ name }) => name === 'posts')
  const { subjects, posts } = useWaiting(hasPosts)
  const hasTeam = items.some(({ name }) => name === 'teamWork' || name === 'holidaysReceived')
  const team = useQuery({ ...homeQuery, enabled: hasTeam }).data?.team
  const counts: Readonly<Record<string, number | undefined>> = {
    ...{ posts, planning: subjects },
    ...(hasTeam ? { teamWork: team?.complaints, holidaysReceived: team?.holidays } : {}),
  }
  return ({ name }) => counts[name] ?? 0
}

function MenuList({ items, small }: { items: readonly MenuItem[]; small: boolean }) {
  const { t } = useTranslation(['shell', 'menu'])
  const pathname = useLocation({ select: (location) => location.pathname })
  const countOf = useAwaiting(items)
  const current = ownersOf(items, pathname)
  const wordOf = (item: MenuItem) => {
    const [word, count] = [t(`menu:${item.name}.name`), countOf(item)]
    return count > 0 ? `${word}, ${t('shell:menu.awaits', { count })}` : word
  }
  return (
    <ul>
      {items.map((item, index) => (
        <Fragment key={item.name}>
          {index > 0 && items[index - 1]?.section !== item.section && (
            <li className="po-menu-sep" aria-hidden="true" />
          )}
          <li>
            <Tooltip label={wordOf(item)} position="right" disabled={!small}>
              <Link
                {...linkTo(item)}
                // Whose screen it is stands in the items, not in how their addresses begin.
                activeOptions={{ exact: true }}
                aria-current={current.includes(item) ? 'page' : undefined}
                aria-label={small ? wordOf(item) : undefined}
              >
                <Icon of={item.icon} />
                <span className="po-menu-word">{t(`menu:${item.name}.name`)}</span>
                {countOf(item) > 0 && <Count of={countOf(item)} />}
              </Link>
            </Tooltip>
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** Beyond it the figure says nothing more, and has no room where the menu is small. */
const mostCounted = 99

function Count({ of: count }: { of: number }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <b className="po-menu-count po-num" aria-hidden="true">
        {count > mostCounted ? `${mostCounted}+` : count}
      </b>
      <span className="po-sr">{t('menu.awaits', { count })}</span>
    </>
  )
}
