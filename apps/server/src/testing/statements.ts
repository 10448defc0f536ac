const listeners = new Set<(statement: string) => void>()

/** What the test server's database is asked comes through here. */
export function onStatement(statement: string): void {
  for (const listener of listeners) listener(statement)
}

const isFrame = (statement: string) => /^(begin|commit|rollback|savepoint|release)\b/.test(statement)

/** What the database is asked while something is done, in that order; where a transaction begins and ends is left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const listener = (statement: string) => {
    if (!isFrame(statement)) statements.push(statement)
  }
  listeners.add(listener)
  try {
    await work()
  } finally {
    listeners.delete(listener)
  }
  return statements
}
