import type { Hooks } from '@postelier/contract'
import { useState } from 'react'
import { PostPreview } from '#features/posts/components/preview/post-preview.tsx'
import type { PostAt, TaskView } from '#features/posts/post-queries.ts'

/** What was delivered stands where it will stand: that is what is accepted, or sent back. */
export function DeliveredPost({ at, post, hooks }: { at: PostAt; post: TaskView; hooks: Hooks }) {
  const [page, setPage] = useState(0)
  return (
    <PostPreview
      at={at}
      post={post}
      words={{ ...post, hooks }}
      page={page}
      onPage={setPage}
      when={post.publishAt ? new Date(post.publishAt) : null}
      said={[]}
      isDrawing={false}
    />
  )
}
