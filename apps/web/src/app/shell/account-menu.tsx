import { Menu } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { logOut } from '#app/shell/log-out.ts'
import { setSingleKeys, singleKeys } from '#shared/actions/shortcuts.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Switch } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import '#app/shell/account-menu.css'

export function AccountMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const router = useRouter()
  const user = useCurrentUser()
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  const keys = useValue(singleKeys)
  return (
    <Menu position="bottom-end" width={304} returnFocus>
      <Menu.Target>
        <button type="button" className="po-account-button">
          <Avatar name={name} />
          <span className="po-sr">
            {t('shell:account.label')}, {name}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className="po-account">
        <div className="po-account-who">
          <b>{name}</b>
          <small>{user?.email}</small>
        </div>
        {/* Settings answer at once and keep the menu open, so they are no menu items. */}
        <div className="po-account-set">
          <span>{t('common:languages.label')}</span>
          <LanguageSwitch />
        </div>
        <div className="po-account-set">
          <span>{t('common:theme.label')}</span>
          <ThemeSwitch />
        </div>
        <div className="po-account-set">
          <Switch
            label={t('shell:account.singleKeys')}
            checked={keys}
            onChange={(event) => setSingleKeys(event.target.checked)}
          />
        </div>
        <Menu.Item leftSection={<Icon of={LogOut} />} onClick={() => void logOut(router)}>
          {t('shell:account.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
