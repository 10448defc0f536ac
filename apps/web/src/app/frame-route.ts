import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { FramePending } from '#app/frame-pending.tsx'
import { requireCurrentUser } from '#app/guard.ts'
import { root } from '#app/root-route.ts'

/** Everything inside the frame needs a person. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: requireCurrentUser,
  pendingComponent: FramePending,
  component: lazyRouteComponent(() => import('#app/shell/shell.tsx'), 'Shell'),
})
