import { lazyPage, ownAndCustomersWindow, windowScreen } from '#shared/routing/screen.ts'

const template = () => import('#features/editor/template/template-editor-page.tsx')
const post = () => import('#features/editor/post/post-editor-page.tsx')

/** The editor takes the whole window. */
export const routes = [
  windowScreen('/admin/graphical-line-templates/$templateId/editor', lazyPage(template, 'SharedEditorPage')),
  ...ownAndCustomersWindow(
    '/graphical-line-templates/$templateId/editor',
    lazyPage(template, 'OwnEditorPage'),
    lazyPage(template, 'CustomerEditorPage'),
  ),
  ...ownAndCustomersWindow(
    '/tasks/$taskPublicId/visual',
    lazyPage(post, 'OwnPostEditorPage'),
    lazyPage(post, 'CustomerPostEditorPage'),
  ),
  windowScreen(
    '/me/running-tasks/$taskPublicId/visual',
    lazyPage(() => import('#features/editor/post/work-editor-page.tsx'), 'WorkEditorPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    editor: typeof routes
  }
}
