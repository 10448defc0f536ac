// Facebook Pages, as the Graph API's documents describe them.
import type { FastifyInstance } from 'fastify'
import { GraphHost } from '../meta/graph-host.ts'
import type { MetaSandbox } from '../meta/meta-sandbox.ts'
import { paramsOf } from '../shared/bodies.ts'
import { refuseUnknownCalls } from '../shared/fault-hooks.ts'
import { batchRoute } from './batch.routes.ts'
import { dialogRoutes } from './dialog.routes.ts'
import { feedRoutes } from './feed.routes.ts'
import { insightRoutes } from './insights.routes.ts'
import { listRoutes } from './lists.routes.ts'
import { nodeRoutes } from './nodes.routes.ts'
import { PagePosts } from './page-posts.ts'
import { profileRoutes } from './profiles.routes.ts'
import { storyRoutes } from './stories.routes.ts'
import { tokenRoutes } from './tokens.routes.ts'
import { videoRoutes } from './videos.routes.ts'

export const facebookGraph = '/networks/facebook/graph'

export function facebookRoutes(app: FastifyInstance, meta: MetaSandbox): GraphHost {
  const host = new GraphHost(app, meta, 'facebook', facebookGraph)
  const posts = new PagePosts(meta)
  meta.onFinalize((request) => posts.finalize(request))
  dialogRoutes(app, meta)
  tokenRoutes(host)
  profileRoutes(host)
  feedRoutes(host, posts)
  videoRoutes(app, host, posts)
  storyRoutes(host, posts)
  listRoutes(host, posts)
  insightRoutes(host, posts)
  nodeRoutes(host, posts)
  batchRoute(app, meta, facebookGraph)
  // Where a person sees a film: its address names the film, and the page is the post's.
  app.get('/networks/facebook/www/reel/:id', (request, reply) => {
    const film = posts.films.get(paramsOf(request).id ?? '')
    return reply.redirect(`/networks/facebook/posts/${film?.postId ?? 'none'}`)
  })
  app.get('/networks/facebook/www/stories/:id', (request, reply) => {
    const post = posts.nodeBy(paramsOf(request).id ?? '')
    return reply.redirect(`/networks/facebook/posts/${post?.kind === 'story' ? post.id : 'none'}`)
  })
  for (const path of ['graph', 'rupload', 'www'])
    refuseUnknownCalls(app, meta.facebook, `/networks/facebook/${path}`)
  return host
}
