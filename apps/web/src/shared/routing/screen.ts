import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { requireCurrentUser } from '#shared/routing/guard.ts'
import { layout } from '#shared/routing/layout-route.ts'
import { lazyImport } from '#shared/routing/lazy-import.ts'
import { pendingAs, type Skeleton } from '#shared/routing/pending.tsx'
import { root } from '#shared/routing/root-route.ts'
import { WindowPending } from '#shared/routing/window-pending.tsx'

type Page = () => ReactNode

/** A page of a file that is fetched when somebody goes there. */
export const lazyPage = <Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): RouteComponent => lazyRouteComponent(lazyImport(load as () => Promise<Record<string, Page>>), name)

const notFoundComponent = lazyPage(() => import('#shared/ui/not-found-here.tsx'), 'NotFoundHere')

/** What is there instead where an address names what is not there. */
export const orNotFound = { notFoundComponent }

interface Screen {
  readonly component: RouteComponent
  readonly pendingComponent: RouteComponent
  readonly notFoundComponent: RouteComponent
}

/** The same of an address that no screen has. */
export const notFoundScreen: Screen = {
  ...orNotFound,
  component: notFoundComponent,
  pendingComponent: () => null,
}

/** A page with its name and its shape while it comes; the name's words are in the feature's file of `texts/…/menu`. */
export const screen = <Module, Name extends keyof Module & string>(
  name: string,
  skeleton: Skeleton,
  load: () => Promise<Module>,
  page: Name,
): Screen => ({ ...pendingAs(name, skeleton), ...orNotFound, component: lazyPage(load, page) })

export const inLayout = () => layout

/** A screen inside the layout. */
export const layoutScreen = <const Path extends string>(path: Path, shown: Screen) =>
  createRoute({ getParentRoute: inLayout, path, ...shown })

/** A screen that takes the whole window: a person, and no layout. */
export const windowScreen = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: requireCurrentUser,
    pendingComponent: WindowPending,
    ...orNotFound,
    component,
  })

/** A screen for anybody, signed in or not. */
export const publicScreen = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, pendingComponent: WindowPending, component })

/** One screen twice: one's own, and that of a customer, for the agency. */
export const ownAndCustomers = <const Path extends `/${string}`>(
  path: Path,
  own: Screen,
  customers: Screen = own,
) =>
  [
    layoutScreen(`/me${path}`, own),
    layoutScreen(`/agency/customers/$agencyCustomerId${path}`, customers),
  ] as const

/** The same for a screen that takes the whole window. */
export const ownAndCustomersWindow = <const Path extends `/${string}`>(
  path: Path,
  own: RouteComponent,
  customers: RouteComponent = own,
) =>
  [
    windowScreen(`/me${path}`, own),
    windowScreen(`/agency/customers/$agencyCustomerId${path}`, customers),
  ] as const
