import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadConfirmDialog } from '#app/load-confirm-dialog.ts'
import { mayOpen } from '#app/menu-items.ts'
import { ActingStrip } from '#app/shell/acting-strip.tsx'
import { commandBarOpen, shortcutSheetOpen } from '#app/shell/command-bar-state.ts'
import { Header } from '#app/shell/header.tsx'
import { NarrowWarning } from '#app/shell/narrow-warning.tsx'
import { PagePending } from '#app/shell/page-pending.tsx'
import { SideMenu } from '#app/shell/side-menu.tsx'
import { useFrameActions } from '#app/shell/use-frame-actions.ts'
import { useMenuWidth } from '#app/shell/use-menu-width.ts'
import { tour } from '#features/tour/model/tour-store.ts'
import { useShortcuts } from '#shared/actions/shortcuts.ts'
import { useAccountLookedAt, useCurrentUser, useSessionWatch } from '#shared/api/current-user.ts'
import { useLiveEvents } from '#shared/api/live-events.ts'
import { liveTopics } from '#shared/api/live-topics.ts'
import { cx } from '#shared/lib/class-names.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { PageSlot } from '#shared/ui/page-slot.ts'
import '#app/shell/shell.css'

const CommandBar = lazy(() =>
  import('#app/shell/command-bar.tsx').then((module) => ({ default: module.CommandBar })),
)

const ShortcutSheet = lazy(() =>
  import('#app/shell/shortcut-sheet.tsx').then((module) => ({ default: module.ShortcutSheet })),
)

const TourRunner = lazy(() =>
  import('#features/tour/tour-runner.tsx').then((module) => ({ default: module.TourRunner })),
)

const closeSearch = () => commandBarOpen.set(false)

/** The layout of every signed-in screen: menu, header, page, and the layers that open over them on demand. */
export function Shell() {
  // The words of the menu too: asked for one after the other, they would come one after the other.
  const { t } = useTranslation(['shell', 'menu'])
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [small, toggle] = useMenuWidth()
  const searching = useValue(commandBarOpen)
  const showsKeys = useValue(shortcutSheetOpen)
  const isOnTour = useValue(tour) !== null
  useShortcuts()
  useFrameActions()
  useLiveEvents(liveTopics(), useAccountLookedAt())
  useSessionWatch()
  useEffect(() => {
    // What does not come now is asked for again by the first question.
    loadConfirmDialog().catch(() => undefined)
  }, [])
  return (
    <NarrowWarning>
      <a className="po-skip" href="#main">
        {t('skip')}
      </a>
      <ActingStrip />
      <div className={cx('po-app', small && 'po-app-small')}>
        <SideMenu small={small} onToggle={toggle} />
        <div className="po-main">
          <Header slotRef={setSlot} />
          <PageSlot value={slot}>
            <main id="main" tabIndex={-1}>
              <Suspense fallback={<PagePending />}>
                <Screen />
              </Suspense>
            </main>
          </PageSlot>
        </div>
      </div>
      {/* While it is fetched a dialogue stands open already: what is typed then must not be taken for shortcuts. */}
      {searching && (
        <Suspense fallback={<Dialog open shape="bar" label={t('commands.label')} onClose={closeSearch} />}>
          <CommandBar />
        </Suspense>
      )}
      {isOnTour && (
        <Suspense>
          <TourRunner />
        </Suspense>
      )}
      {showsKeys && (
        <Suspense>
          <ShortcutSheet />
        </Suspense>
      )}
    </NarrowWarning>
  )
}

const NoRightHere = lazy(() =>
  import('#shared/ui/no-right-here.tsx').then((module) => ({ default: module.NoRightHere })),
)

/** The screen of the address, or one sentence where this person's role does not open it. */
function Screen() {
  const user = useCurrentUser()
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  if (mayOpen(user, pathname)) return <Outlet />
  return (
    <div className="po-page">
      <NoRightHere />
    </div>
  )
}
