import type { AnyRouter } from '@tanstack/react-router'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { forgetCurrentUser } from '#shared/api/current-user.ts'
import { i18n } from '#shared/i18n/instance.ts'
import { toast } from '#shared/ui/toast-store.ts'

export async function logOut(router: AnyRouter): Promise<void> {
  try {
    await call('GET /auth/logout', { anonymous: true })
  } catch (error) {
    toast({ tone: 'bad', message: messageOf(error, i18n.t('common:errors.unexpected')) })
    return
  }
  await router.navigate({ to: '/auth/login' })
  // After leaving: the frame must not lose its person while it is still on the screen.
  forgetCurrentUser()
}
