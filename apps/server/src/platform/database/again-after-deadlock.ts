import { databaseCode } from './database-code.ts'

const mostTries = 3

/**
 * Does it again where the database broke it off because it and another waited for one another: nothing of it is left, and whoever
 * pressed the button has nothing to do with that.
 */
export async function againAfterDeadlock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (reason) {
      if (tries === mostTries || databaseCode(reason) !== '40P01') throw reason
    }
  }
}
