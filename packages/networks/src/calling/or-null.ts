import { Refusal } from '../refusal.ts'

/** Null where what was asked for is not there: gone is what a delete wants, and no fault of a question. */
export const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refusal && error.facts.kind === 'notFound') return null
    throw error
  }
}
