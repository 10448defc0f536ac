import { useRouter } from '@tanstack/react-router'
import { Keyboard, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { itemsFor } from '#app/menu-items.ts'
import { commandBarOpen, shortcutSheetOpen } from '#app/shell/command-bar-state.ts'
import type { Action } from '#shared/actions/action.ts'
import { useActions } from '#shared/actions/registry.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'

/** What can be done from anywhere: every screen of the menu, and the command bar itself. */
export function useFrameActions(): void {
  const { t } = useTranslation(['shell', 'menu'])
  const router = useRouter()
  const user = useCurrentUser()
  const actions = useMemo<readonly Action[]>(
    () => [
      {
        id: 'search',
        label: t('shell:commands.label'),
        icon: Search,
        shortcut: 'Mod+K',
        isEverywhere: true,
        run: () => commandBarOpen.set(true),
      },
      {
        id: 'shortcuts',
        label: t('shell:shortcuts.title'),
        icon: Keyboard,
        shortcut: '?',
        isEverywhere: true,
        run: () => shortcutSheetOpen.set(true),
      },
      ...itemsFor(user).map((item) => ({
        id: `go:${item.name}`,
        label: t(`menu:${item.name}.name`),
        group: 'screens' as const,
        icon: item.icon,
        run: () => void router.navigate(linkTo(item)),
      })),
    ],
    [t, router, user],
  )
  useActions(actions)
}
