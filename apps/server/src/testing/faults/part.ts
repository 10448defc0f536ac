// `npm run test:faults` runs the matrix in parts, each in a process of its own, which leaves its results in a file.
import { appendFileSync } from 'node:fs'
import type { Network } from '@postelier/contract'
import { networksTried, type Tried } from './cases.ts'
import type { Result } from './verdict.ts'

export const families = ['outages', 'killed', 'others'] as const
export type Family = (typeof families)[number]

export interface Part {
  readonly network: Network
  readonly family: Family
}

export interface Kept extends Tried, Result {
  /** At which moment the program was killed, if it came to that. */
  readonly killedAt?: string | null
}

/** None under `npm test`. */
export const part = readPart(process.env.FAULTS_PART)

function readPart(text: string | undefined): Part | undefined {
  if (!text) return undefined
  const [name, wanted] = text.split(' ')
  const [network, family] = [
    networksTried.find((one) => one === name),
    families.find((one) => one === wanted),
  ]
  if (!network || !family) throw new Error(`There is no part ${text}`)
  return { network, family }
}

export function keepResult(kept: Kept): void {
  if (process.env.FAULTS_OUT) appendFileSync(process.env.FAULTS_OUT, `${JSON.stringify(kept)}\n`)
}
