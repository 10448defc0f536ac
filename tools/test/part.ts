/** What one part of the test run came to; every check, unit test and journey counts as one. */
export interface PartResult {
  name: string
  passed: number
  failed: number
  durationMs: number
  /** What went wrong, ready to print. */
  details: string[]
  /** Why the part could not run at all: said loudly, and never counted as passed. */
  notRun?: string
  /** Worth knowing whoever reads the summary: which database it was, which order. */
  notes: string[]
  /** Tests that asked to be skipped: they say nothing, so they count neither way, but they are named. */
  skipped: string[]
  /** Journeys that passed on their second try only: named, and to be mended the same day. */
  flaky: { name: string; errors: string[] }[]
  /** What each file took. */
  seconds: [file: string, seconds: number][]
}

export const emptyPart = (name: string): PartResult => ({
  name,
  passed: 0,
  failed: 0,
  durationMs: 0,
  details: [],
  notes: [],
  skipped: [],
  flaky: [],
  seconds: [],
})

/** Runs `work` and turns an exception into one failure of the part. */
export async function part(name: string, work: (result: PartResult) => Promise<void>): Promise<PartResult> {
  const result = emptyPart(name)
  const started = performance.now()
  try {
    await work(result)
  } catch (error) {
    result.failed += 1
    result.details.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  result.durationMs = performance.now() - started
  return result
}
