import { lazyPage, ownAndCustomers, publicScreen, screen } from '#shared/routing/screen.ts'

const post = () => import('#features/posts/post-page.tsx')

/** A post, one's own or a customer's; lists and new posts are composed in `app/`. */
export const routes = [
  ...ownAndCustomers(
    '/tasks/$taskPublicId',
    screen('posts', 'post', post, 'OwnPostPage'),
    screen('posts', 'post', post, 'CustomerPostPage'),
  ),
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
