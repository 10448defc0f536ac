import type { FirstPost, StartView } from '@postelier/contract/planning-start'

/** What a business without a published post does next. */
export type FirstStep =
  | { readonly kind: 'begin' | 'resume' | 'coming' | 'ideas' }
  /** Its first posts are written: the one that goes out first, and all of them. */
  | { readonly kind: 'ready'; readonly post: FirstPost; readonly taskIds: readonly string[] }

const far = '9999'

/** Posts of their own that are being made are no first ones: who made them knows the way. */
export function firstStepOf({ stage, posts }: StartView, hasPosts: boolean): FirstStep | null {
  const ready = posts
    .filter(({ taskId, isOut }) => taskId !== null && !isOut)
    .toSorted((one, other) => (one.publishAt ?? far).localeCompare(other.publishAt ?? far))
  const [post] = ready
  if (post) return { kind: 'ready', post, taskIds: ready.flatMap(({ taskId }) => taskId ?? []) }
  if (posts.some(({ state }) => state === 'waiting' || state === 'working')) return { kind: 'coming' }
  if (hasPosts) return null
  if (stage === 'posts') return { kind: 'ideas' }
  return { kind: stage === 'address' ? 'begin' : 'resume' }
}
