import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Languages, LogOut, Plus, SunMoon, Undo2, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLogOut } from '#app/shell/use-log-out.ts'
import { usePreferences } from '#app/shell/use-preferences.ts'
import { useStopActing } from '#app/shell/use-stop-acting.ts'
import { typesFor } from '#features/people/model/user-types.ts'
import type { Action } from '#shared/actions/action.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { changeLanguage } from '#shared/i18n/setup.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'

/** What is done from anywhere but has no shortcut: known only while the command bar is open. */
export function useBarActions(): readonly Action[] {
  return [...useMaking(), ...useOwnSettings(), ...useWaysOut()]
}

function useMaking(): readonly Action[] {
  const { t } = useTranslation(['shell', 'people'])
  const router = useRouter()
  const user = useCurrentUser()
  const may = (ability: string) => user?.abilities.includes(ability) ?? false
  const making = (id: string, label: string, target: LinkTarget): Action => ({
    id,
    label,
    icon: Plus,
    run: () => void router.navigate(linkTo(target)),
  })
  const people = may('adminUsers:create') ? typesFor(user?.type).filter((type) => type !== 'contact') : []
  const ownsPeople = user?.type === 'customer' || user?.type === 'contact' || user?.type === 'agencyManager'
  return [
    ...(ownsPeople && may('contacts:create')
      ? [
          {
            ...making('new:contact', t('shell:commands.invite'), {
              to: '/me/contacts',
              search: { invite: '1' },
            }),
            icon: UserRoundPlus,
          },
        ]
      : []),
    ...people.map((userType) =>
      making(`new:${userType}`, t(`people:create.${userType}`), {
        to: '/admin/users/$userType/create',
        params: { userType },
      }),
    ),
    ...(may('adminRoles:create')
      ? [making('new:role:house', t('shell:commands.newRole'), { to: '/admin/roles/add' })]
      : []),
    ...(ownsPeople && may('roles:create')
      ? [making('new:role:own', t('shell:commands.newRole'), { to: '/me/roles/add' })]
      : []),
    ...(may('adminTemplates:create')
      ? [
          making('new:template', t('shell:commands.newTemplate'), {
            to: '/admin/graphical-line-templates',
            search: { new: '1' },
          }),
        ]
      : []),
    ...(ownsPeople && may('design:create')
      ? [
          making('new:template', t('shell:commands.newTemplate'), {
            to: '/me/graphical-line-templates',
            search: { new: '1' },
          }),
        ]
      : []),
    ...(may('adminActivitySectors:create')
      ? [making('new:sector', t('shell:commands.newSector'), { to: '/admin/activity-sectors/add' })]
      : []),
  ]
}

function useOwnSettings(): readonly Action[] {
  const { t, i18n } = useTranslation('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { saveLanguage, saveTheme } = usePreferences()
  const other = i18n.language === 'fr' ? 'en' : 'fr'
  const themes = (['light', 'dark', 'auto'] as const).filter((theme) => theme !== colorScheme)
  return [
    ...themes.map((theme) => ({
      id: `theme:${theme}`,
      label: t(`commands.theme.${theme}`),
      keywords: [t('commands.theme.words')],
      icon: SunMoon,
      run: () => {
        setColorScheme(theme)
        saveTheme(theme)
      },
    })),
    {
      id: 'language',
      label: t(`commands.language.${other}`),
      keywords: ['langue', 'language', 'français', 'English'],
      icon: Languages,
      run: () => {
        void changeLanguage(other)
        saveLanguage(other)
      },
    },
  ]
}

function useWaysOut(): readonly Action[] {
  const { t } = useTranslation('shell')
  const logOut = useLogOut()
  const stopActing = useStopActing()
  const acting = useCurrentUser()?.impersonator
  return [
    ...(acting ? [{ id: 'stop-acting', label: t('acting.back'), icon: Undo2, run: stopActing }] : []),
    { id: 'log-out', label: t('account.logOut'), icon: LogOut, run: () => void logOut() },
  ]
}
