import { afterAll } from 'vitest'
import { openStandIn, type StandIn } from './stand-in.ts'

/** The stand-ins of one file of proofs, from its beginning to its end. */
export async function standInHere(): Promise<StandIn> {
  const standIn = await openStandIn()
  afterAll(() => standIn.close())
  return standIn
}
