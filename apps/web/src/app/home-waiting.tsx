import { HomeSubjects } from '#features/planning/home-subjects.tsx'
import { HomeSuggestions } from '#features/posts/home/home-suggestions.tsx'

/** What a person says yes to, posts before subjects: each list shows itself only while something waits in it. */
export const HomeWaiting = () => (
  <>
    <HomeSuggestions />
    <HomeSubjects />
  </>
)
