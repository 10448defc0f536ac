import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { i18n } from '#shared/i18n/instance.ts'
import { takeActingFrom } from '#shared/lib/acting-from.ts'
import { toast } from '#shared/ui/toast-store.ts'

/** Out of somebody else's chair, and back to the record one sat down from. */
export async function stopActing(): Promise<void> {
  try {
    await call('POST /api/me/impersonation/stop')
  } catch (error) {
    toast({ tone: 'bad', message: messageOf(error, i18n.t('common:errors.unexpected')) })
    return
  }
  // Another person from here on: nothing of the old one may stay in memory.
  window.location.assign(takeActingFrom())
}
