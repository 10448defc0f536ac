/** Time and chance, as things that are passed in. */
export interface Time {
  now(): number
  /** Ends early, without an error, when the signal does. */
  wait(durationMs: number, signal: AbortSignal): Promise<void>
  /** From 0 up to 1. */
  random(): number
}

/** A call with a limit: its signal ends with the caller's, or when its time is over. */
export async function withinTime<T>(
  time: Time,
  limitMs: number,
  caller: AbortSignal,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const [late, done] = [new AbortController(), new AbortController()]
  const timer = time.wait(limitMs, done.signal).then(() => {
    if (!done.signal.aborted) late.abort(new DOMException('The time is over', 'TimeoutError'))
  })
  try {
    return await act(AbortSignal.any([caller, late.signal]))
  } finally {
    done.abort()
    await timer
  }
}
