import { HomeSubjects } from '#features/planning/home-subjects.tsx'
import { HomePostsWaiting } from '#features/posts/home/home-posts-waiting.tsx'

/** What a person says yes to, posts before subjects: each list shows itself only while something waits in it. */
export const HomeWaiting = () => (
  <>
    <HomePostsWaiting />
    <HomeSubjects />
  </>
)
