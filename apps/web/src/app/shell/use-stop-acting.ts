import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { takeActingFrom } from '#shared/lib/acting-from.ts'

/** Out of somebody else's chair, and back to the record one sat down from. */
export function useStopActing(): () => void {
  const { run } = useAction({
    send: () => call('POST /api/me/impersonation/stop'),
    // Another person from here on: nothing of the old one may stay in memory.
    onDone: () => window.location.assign(takeActingFrom()),
  })
  return () => void run()
}
