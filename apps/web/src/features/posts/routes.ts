import { ownAndCustomers, screen } from '#shared/routing/screen.ts'

const post = () => import('#features/posts/post-page.tsx')

/** A post, one's own or a customer's; lists and new posts are composed in `app/`. */
export const routes = ownAndCustomers(
  '/tasks/$taskPublicId',
  screen('posts', 'post', post, 'OwnPostPage'),
  screen('posts', 'post', post, 'CustomerPostPage'),
)

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    posts: typeof routes
  }
}
