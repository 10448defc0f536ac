import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Languages, LogOut, Plus, SunMoon, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { features } from '#app/features.ts'
import { useLogOut } from '#app/shell/use-log-out.ts'
import { usePreferences } from '#app/shell/use-preferences.ts'
import { useStopActing } from '#app/shell/use-stop-acting.ts'
import { typesFor } from '#features/people/model/user-types.ts'
import type { Action } from '#shared/actions/action.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { offeredTo } from '#shared/feature.ts'
import { changeLanguage } from '#shared/i18n/setup.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'

const commands = features.flatMap((feature) => feature.commands ?? [])

/** What is done from anywhere but has no shortcut: known only while the command bar is open. */
export function useBarActions(): readonly Action[] {
  return [...useMaking(), ...useOwnSettings(), ...useWaysOut()]
}

function useMaking(): readonly Action[] {
  const { t } = useTranslation(['menu', 'people'])
  const router = useRouter()
  const user = useCurrentUser()
  const making = (id: string, label: string, target: LinkTarget, icon = Plus): Action => ({
    id,
    label,
    icon,
    run: () => void router.navigate(linkTo(target)),
  })
  const mayMakePeople = user?.abilities.includes('adminUsers:create') ?? false
  const people = mayMakePeople ? typesFor(user?.type).filter((type) => type !== 'contact') : []
  return [
    ...offeredTo(commands, user).map((command) =>
      making(command.id, t(`menu:${command.name}.create`), command, command.icon),
    ),
    ...people.map((userType) =>
      making(`new:${userType}`, t(`people:create.${userType}`), {
        to: '/admin/users/$userType/create',
        params: { userType },
      }),
    ),
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
