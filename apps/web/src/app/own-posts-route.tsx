import { WaitingSubjects } from '#features/planning/waiting-subjects.tsx'
import { OwnPostsPage } from '#features/posts/posts-page.tsx'

/** Posts, and the subjects that wait to become some. */
export const OwnPostsRoute = () => <OwnPostsPage aside={<WaitingSubjects />} />
