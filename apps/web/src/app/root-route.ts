import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { RootLayout } from '#app/root-layout.tsx'

const NotFoundPage = lazyRouteComponent(() => import('#features/errors/page.tsx'), 'NotFoundPage')

export const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })
