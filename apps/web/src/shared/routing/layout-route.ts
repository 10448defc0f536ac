import { createRoute } from '@tanstack/react-router'
import { fetchWordsAhead } from '#shared/i18n/setup.ts'
import { requireCurrentUser } from '#shared/routing/guard.ts'
import { LayoutPending } from '#shared/routing/layout-pending.tsx'
import { root } from '#shared/routing/root-route.ts'

/** The layout with menu and header, put in by `app/`: everything inside it needs a person. */
export const layout = createRoute({
  getParentRoute: () => root,
  id: 'layout',
  beforeLoad: requireCurrentUser,
  onEnter: fetchWordsAhead,
  pendingComponent: LayoutPending,
})
