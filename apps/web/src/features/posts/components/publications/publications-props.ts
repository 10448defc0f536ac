import type { PostAt, TaskView } from '#features/posts/post-queries.ts'

/** What the parts about a post's deliveries share: the post, and what happens after one was acted on. */
export interface PublicationsProps {
  at: PostAt
  post: TaskView
  onDone: (post: TaskView) => void
  /** Other pages, or another date. */
  onPublish: () => void
}
