import type { PostAt, TaskView } from '#features/posts/post-queries.ts'

export interface PublicationsProps {
  at: PostAt
  post: TaskView
  onDone: (post: TaskView) => void
  /** Other pages, or another date. */
  onPublish: () => void
}
