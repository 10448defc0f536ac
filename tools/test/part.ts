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
  /** Tests that asked to be skipped: they say nothing, so they count neither way, but they are named. */
  skipped: string[]
  /** `file::full title` of every passing test, for the coverage rows. */
  passing: string[]
  /** Likewise of every failing one: a test runs on two databases, and must pass on both. */
  failing: string[]
}

export const emptyPart = (name: string): PartResult => ({
  name,
  passed: 0,
  failed: 0,
  durationMs: 0,
  details: [],
  skipped: [],
  passing: [],
  failing: [],
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
