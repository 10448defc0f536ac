import { useState } from 'react'
import { stillQuoted } from '#features/posts/model/still-quoted.ts'
import type { TaskView } from '#features/posts/post-queries.ts'
import { forThisVisit } from '#shared/lib/storage.ts'

/** What the picture still says of a text that was changed under it, since this version of it was first seen here. */
export function useQuoted({ id, visual }: Pick<TaskView, 'id' | 'visual'>, hook: string): string | null {
  const key = `po:hook-seen:${id}:${visual?.id ?? 0}:${visual?.designVersion ?? 0}`
  const [seen, setSeen] = useState(() => seenFirst(key, hook))
  if (seen.key !== key) setSeen(seenFirst(key, hook))
  return visual ? stillQuoted(visual.says, seen.hook, hook) : null
}

/** Kept through a reload: the text is saved by then, and the picture is still the one before. */
function seenFirst(key: string, hook: string): { key: string; hook: string } {
  const kept = forThisVisit.read(key)
  if (kept !== null) return { key, hook: kept }
  forThisVisit.write(key, hook)
  return { key, hook }
}
