import { layoutScreen, screen } from '#shared/routing/screen.ts'

const list = () => import('#features/roles/roles-page.tsx')
const one = () => import('#features/roles/role-page.tsx')
const shared = screen('roles', 'form', one, 'SharedRolePage')
const own = screen('ownRoles', 'form', one, 'OwnRolePage')

/** Roles without an owner, and those of one's own account. */
export const routes = [
  layoutScreen('/admin/roles', screen('roles', 'table', list, 'SharedRolesPage')),
  layoutScreen('/admin/roles/add', shared),
  layoutScreen('/admin/roles/$roleId', shared),
  layoutScreen('/me/roles', screen('ownRoles', 'table', list, 'OwnRolesPage')),
  layoutScreen('/me/roles/add', own),
  layoutScreen('/me/roles/$roleId', own),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    roles: typeof routes
  }
}
