import type { Call } from '../../../http/handlers.ts'

/** Over as soon as nobody waits for the answer any more. */
export function untilGone({ reply }: Pick<Call<never>, 'reply'>): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
