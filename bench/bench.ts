/**
 * What a bench hands back. A bench is a file `bench/<name>.bench.ts` that exports `run(tell): Promise<Bench>`, where a long one tells its figures as they come, and says in its first
 * comment what it compares. `npm run bench` lists and runs them; the last line printed is this object as JSON.
 */
export interface Bench {
  /** Our figure over the bare one, measured in the same run: elapsed times differ between machines, ratios much less. */
  ratio: number
  /** What the ratio should reach, for the table. */
  aim?: number
  figures: Record<string, number | string>
  /** What single figures should reach. */
  aims?: Readonly<Record<string, Aim>>
  /** Whether a missed aim is a fault, and no matter of the machine: the run ends with it. */
  isGate?: boolean
}

export type Aim = { readonly atMost: number } | { readonly atLeast: number }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
