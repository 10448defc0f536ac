// Photo stories, and the list of all stories.
import { asPage } from '../meta/access.ts'
import { unknownObject } from '../meta/graph-error.ts'
import type { GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { authorOf, halfOf, type PagePosts } from './page-posts.ts'
import { photosAlreadyPosted } from './page-rules.ts'
import { storyFields } from './post-node.ts'

export function storyRoutes(host: GraphHost, posts: PagePosts): void {
  const { facebook } = host.meta
  host.on(
    'POST',
    '/:id/photo_stories',
    { name: 'create-photo-story', office: facebook, publishes: true },
    (call) => {
      const { caller, page } = asPage(call, { scope: 'pages_manage_posts', task: 'CREATE_CONTENT' })
      // An address is not taken here: only a photo that was uploaded unpublished.
      const photo = posts.photos.get(call.params.needText('photo_id'))
      if (!photo || photo.page !== page.id) throw unknownObject('POST', call.params.needText('photo_id'))
      if (photo.usedIn && host.meta.settings().refusesRepeats) throw photosAlreadyPosted()
      const id = posts.newId(page.id)
      const post = posts.publish(call.request, authorOf(caller, page), {
        id,
        kind: 'story',
        text: '',
        media: posts.usePhotos([photo.id], id),
        status: 'added_photos',
        details: { photo: photo.id },
      })
      return { success: true, post_id: halfOf(post.id) }
    },
  )

  host.on('GET', '/:id/stories', { name: 'list-stories', office: facebook }, (call) => {
    const { page } = asPage(call, { scope: 'pages_read_engagement', reads: true, userToo: true })
    const now = facebook.now()
    const wanted = call.params.list('status') ?? ['PUBLISHED', 'ARCHIVED']
    const stories = posts
      .of(page, ['story'])
      .map((post) => storyFields(post, now, facebook.addressOf(call.request, post)))
      .filter(({ status }) => wanted.includes(status))
    return pageOf(stories, call.params, call.address)
  })
}
