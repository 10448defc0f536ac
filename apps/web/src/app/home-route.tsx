import { useHomeParts } from '#app/use-home-parts.ts'
import { HomePage } from '#features/home/page.tsx'
import { HomeNotices } from '#features/notices/home-notices.tsx'
import { AddPost } from '#features/posts/home/home-week.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'

/** Features do not know each other: what is beside the day comes from those that know of it. */
export function HomeRoute() {
  const user = useCurrentUser()
  const isOwn = user?.type === 'customer' || user?.type === 'contact'
  const seesPosts = isOwn && user.abilities.includes('posts:consult')
  return (
    <HomePage {...useHomeParts()} {...(seesPosts ? { action: <AddPost />, aside: <HomeNotices /> } : {})} />
  )
}
