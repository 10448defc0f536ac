import { useRouter } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { clearCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'

/** Signs out on the server, leaves for the sign-in page and only then drops the person from the cache. */
export function useLogOut(): () => Promise<void> {
  const router = useRouter()
  const { run } = useAction({ send: () => call('GET /auth/logout', { anonymous: true }) })
  return async () => {
    if (!(await run())) return
    await router.navigate({ to: '/auth/login' })
    // After leaving: the frame must not lose its person while it is still on the screen.
    clearCurrentUser()
  }
}
