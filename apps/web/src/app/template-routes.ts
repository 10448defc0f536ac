import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frame } from '#app/frame-route.ts'
import { requireCurrentUser } from '#app/guard.ts'
import { part } from '#app/part.ts'
import { pendingAs } from '#app/pending.tsx'
import { root } from '#app/root-route.ts'

const getParentRoute = () => frame
const notFoundComponent = lazyRouteComponent(
  part(() => import('#shared/ui/not-found-here.tsx')),
  'NotFoundHere',
)

/** Graphic templates: the house’s, an account’s own, and those of an agency’s customers. */
export const templateRoutes = [
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/graphical-line-templates',
    ...pendingAs('templates', 'wall'),
    component: lazyRouteComponent(
      part(() => import('#features/templates/templates-page.tsx')),
      'HouseTemplatesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/graphical-line-templates/$templateId',
    ...pendingAs('templates', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/templates/template-page.tsx')),
      'HouseTemplatePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/graphical-line-templates',
    ...pendingAs('ownTemplates', 'wall'),
    component: lazyRouteComponent(
      part(() => import('#features/templates/templates-page.tsx')),
      'OwnTemplatesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/graphical-line-templates/$templateId',
    ...pendingAs('ownTemplates', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/templates/template-page.tsx')),
      'OwnTemplatePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/agency/customers/$agencyCustomerId/graphical-line-templates',
    ...pendingAs('ownTemplates', 'wall'),
    component: lazyRouteComponent(
      part(() => import('#features/templates/templates-page.tsx')),
      'CustomerTemplatesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/agency/customers/$agencyCustomerId/graphical-line-templates/$templateId',
    ...pendingAs('ownTemplates', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/templates/template-page.tsx')),
      'CustomerTemplatePage',
    ),
  }),
] as const

/** The editor takes the whole window: a person, but no frame. */
export const editorRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/admin/graphical-line-templates/$templateId/editor',
    notFoundComponent,
    beforeLoad: requireCurrentUser,
    component: lazyRouteComponent(
      part(() => import('#features/editor/template/template-editor-page.tsx')),
      'HouseEditorPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/me/graphical-line-templates/$templateId/editor',
    notFoundComponent,
    beforeLoad: requireCurrentUser,
    component: lazyRouteComponent(
      part(() => import('#features/editor/template/template-editor-page.tsx')),
      'OwnEditorPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/agency/customers/$agencyCustomerId/graphical-line-templates/$templateId/editor',
    notFoundComponent,
    beforeLoad: requireCurrentUser,
    component: lazyRouteComponent(
      part(() => import('#features/editor/template/template-editor-page.tsx')),
      'CustomerEditorPage',
    ),
  }),
] as const
