import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { FramePending } from '#app/frame-pending.tsx'
import { requireCurrentUser } from '#app/guard.ts'
import { part } from '#app/part.ts'
import { root } from '#app/root-route.ts'
import { fetchWordsAhead } from '#shared/i18n/setup.ts'

/** Everything inside the frame needs a person. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: requireCurrentUser,
  onEnter: fetchWordsAhead,
  pendingComponent: FramePending,
  component: lazyRouteComponent(
    part(() => import('#app/shell/shell.tsx')),
    'Shell',
  ),
})
