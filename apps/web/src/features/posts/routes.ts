import { lazyPage, publicScreen } from '#shared/routing/screen.ts'

/** A post, lists and new posts are composed in `app/`. */
export const routes = [
  // By a mailed link, which stands for the person: nobody is signed in.
  publicScreen(
    '/me/tasks/validation/$validationToken',
    lazyPage(() => import('#features/posts/approval/approval-page.tsx'), 'ApprovalPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    posts: typeof routes
  }
}
