import { FirstPlanning } from '#features/planning/first-planning.tsx'
import { useFirstStep } from '#features/planning/use-first-step.ts'
import { WaitingSubjects } from '#features/planning/waiting-subjects.tsx'
import { OwnPostsPage } from '#features/posts/posts-page.tsx'

/** Posts, and the subjects that wait to become some; without any, the same next step as on the home page. */
export function OwnPostsRoute() {
  const step = useFirstStep()
  return <OwnPostsPage aside={<WaitingSubjects />} {...(step ? { first: <FirstPlanning /> } : {})} />
}
