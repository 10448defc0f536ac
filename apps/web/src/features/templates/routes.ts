import { layoutScreen, ownAndCustomers, screen } from '#shared/routing/screen.ts'

const list = () => import('#features/templates/templates-page.tsx')
const one = () => import('#features/templates/template-page.tsx')

/** Graphic templates: those offered to everybody, one's own, and those of an agency's customers. */
export const routes = [
  layoutScreen(
    '/admin/graphical-line-templates',
    screen('templates', 'gallery', list, 'SharedTemplatesPage'),
  ),
  layoutScreen(
    '/admin/graphical-line-templates/$templateId',
    screen('templates', 'form', one, 'SharedTemplatePage'),
  ),
  ...ownAndCustomers(
    '/graphical-line-templates',
    screen('ownTemplates', 'gallery', list, 'OwnTemplatesPage'),
    screen('ownTemplates', 'gallery', list, 'CustomerTemplatesPage'),
  ),
  ...ownAndCustomers(
    '/graphical-line-templates/$templateId',
    screen('ownTemplates', 'form', one, 'OwnTemplatePage'),
    screen('ownTemplates', 'form', one, 'CustomerTemplatePage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    templates: typeof routes
  }
}
