import { IdeasOfDay, KeepIdea } from '#features/planning/day/ideas-of-day.tsx'
import { FirstPlanning } from '#features/planning/first-planning.tsx'
import { useFirstStep } from '#features/planning/use-first-step.ts'
import { WaitingSubjects } from '#features/planning/waiting-subjects.tsx'
import { OwnPostsPage } from '#features/posts/posts-page.tsx'

const ideas = { Keep: KeepIdea, OfDay: IdeasOfDay }

/** Posts, and the subjects that wait to become some; without any, the same next step as on the home page. */
export function OwnPostsRoute() {
  const step = useFirstStep()
  return (
    <OwnPostsPage aside={<WaitingSubjects />} ideas={ideas} {...(step ? { first: <FirstPlanning /> } : {})} />
  )
}
