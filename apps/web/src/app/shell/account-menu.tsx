import { Popover } from '@mantine/core'
import type { UserType } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Coins, LogOut, ReceiptText, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLogOut } from '#app/shell/use-log-out.ts'
import { usePreferences } from '#app/shell/use-preferences.ts'
import { setSingleKeys, singleKeys } from '#shared/actions/shortcuts.ts'
import { useApplication } from '#shared/api/application.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Switch } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import '#app/shell/account-menu.css'

/** Who has a plan and bills of their own to see. */
const billed: readonly UserType[] = ['customer', 'contact', 'agencyManager']

/** Settings that answer at once and one way out: a small dialogue, since a menu may hold commands only. */
export function AccountMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const logOut = useLogOut()
  const { saveLanguage, saveTheme } = usePreferences()
  const user = useCurrentUser()
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  const appointment = useApplication()?.appointmentUrl
  const keys = useValue(singleKeys)
  const sees = useAbility('billing:consult')
  const isBilled = sees && user !== undefined && billed.includes(user.type)
  return (
    <Popover position="bottom-end" width={304} offset={6} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="po-account-button">
          <Avatar name={name} src={user?.profileImage?.urls.small} />
          <span className="po-sr">
            {t('shell:account.label')}, {name}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className="po-account" aria-label={t('shell:account.label')}>
        <div className="po-account-who">
          <b>{name}</b>
          <small>{user?.email}</small>
        </div>
        <div className="po-account-set">
          <span>{t('common:languages.label')}</span>
          <LanguageSwitch onChange={saveLanguage} />
        </div>
        <div className="po-account-set">
          <span>{t('common:theme.label')}</span>
          <ThemeSwitch onChange={saveTheme} />
        </div>
        <div className="po-account-set">
          <Switch
            label={t('shell:account.singleKeys')}
            checked={keys}
            onChange={(event) => setSingleKeys(event.target.checked)}
          />
        </div>
        <Link to="/me/account" search={{ tab: 'profile' }} className="po-account-item">
          <Icon of={UserRound} />
          {t('shell:account.mine')}
        </Link>
        {isBilled && (
          <>
            <Link to="/me/credits" className="po-account-item">
              <Icon of={Coins} />
              {t('shell:account.plan')}
            </Link>
            <Link to="/me/account/bills" className="po-account-item">
              <Icon of={ReceiptText} />
              {t('shell:account.bills')}
            </Link>
          </>
        )}
        {appointment && (
          <a href={appointment} target="_blank" rel="noreferrer" className="po-account-item">
            <Icon of={CalendarClock} />
            {t('shell:account.appointment')}
          </a>
        )}
        <button type="button" className="po-account-item" onClick={() => void logOut()}>
          <Icon of={LogOut} />
          {t('shell:account.logOut')}
        </button>
      </Popover.Dropdown>
    </Popover>
  )
}
