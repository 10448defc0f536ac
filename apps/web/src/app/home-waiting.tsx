import { useFirstStep } from '#features/planning/use-first-step.ts'
import { HomePostsWaiting } from '#features/posts/home/home-posts-waiting.tsx'

/** What waits for somebody, without the first posts where these stand above. */
export function HomeWaiting() {
  const step = useFirstStep()
  return <HomePostsWaiting {...(step?.kind === 'ready' ? { without: step.taskIds } : {})} />
}
