import type { AnyRoute } from '@tanstack/react-router'
import { composedRoutes, routesOfNothing } from '#app/composed-routes.ts'
import { RootLayout } from '#app/root-layout.tsx'
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts'
import { layout } from '#shared/routing/layout-route.ts'
import { root } from '#shared/routing/root-route.ts'
import { lazyPage } from '#shared/routing/screen.ts'

type Routes = readonly AnyRoute[]
type EveryRoute = FeatureRoutes[keyof FeatureRoutes][number] | (typeof composedRoutes)[number]

root.update({
  component: RootLayout,
  notFoundComponent: lazyPage(() => import('#features/errors/page.tsx'), 'NotFoundPage'),
})
layout.update({ component: lazyPage(() => import('#app/shell/shell.tsx'), 'Shell') })

const found = import.meta.glob<Routes>('../features/*/routes.ts', { eager: true, import: 'routes' })
const every: Routes = [composedRoutes, routesOfNothing, ...Object.values(found)].flat()
const isInside = ({ options }: AnyRoute) => options.getParentRoute?.() === layout
/** Those of the layout, or those that stand by themselves; which these are, only the types know. */
const routesOf = (inside: boolean) =>
  every.filter((route) => isInside(route) === inside) as unknown as readonly EveryRoute[]

/** The routes of every feature, found by the name of their file; which they are, each feature adds to `FeatureRoutes`. */
export const routeTree = root.addChildren([...routesOf(false), layout.addChildren(routesOf(true))])
