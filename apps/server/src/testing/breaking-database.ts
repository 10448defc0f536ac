import type { Database, Transaction } from '../platform/database/open-database.ts'
import type { TestServer } from './test-platform.ts'

/** Where the line to the database goes: before a statement, after it, or after all of them, when only the answer is lost. */
export type Break = { readonly at: number; readonly when: 'before' | 'after' } | 'answerOfCommit'

export interface Breaking {
  readonly server: TestServer
  /** The next transaction is the one that breaks. */
  arm(at: Break): void
  /** Run at the moment the line goes: a machine that goes with it. */
  whenLost(run: () => void): void
  /** How many statements that transaction made, and whether it broke. */
  readonly seen: { statements: number; isBroken: boolean }
}

class LineLost extends Error {}

/** What both drivers prepare a statement with. */
interface Session {
  prepareQuery(
    query: { readonly sql: string },
    ...words: unknown[]
  ): { execute(...values: unknown[]): Promise<unknown> }
}

const isEnd = ({ sql }: { readonly sql: string }): boolean => sql === 'commit' || sql === 'rollback'

/** The same server with a line to its database that breaks where a test says: nothing can be asked over it from then on. */
export function breakingDatabase(server: TestServer): Breaking {
  const seen = { statements: 0, isBroken: false }
  let next: Break | undefined
  let tell: (() => void) | undefined
  const lose = () => {
    seen.isBroken = true
    tell?.()
    throw new LineLost('The line to the database is gone')
  }
  const through = async (at: Break, run: () => Promise<unknown>): Promise<unknown> => {
    if (seen.isBroken) lose()
    seen.statements++
    const isIt = at !== 'answerOfCommit' && at.at === seen.statements
    if (isIt && at.when === 'before') lose()
    const answer = await run()
    if (isIt) lose()
    return answer
  }
  const watch = (tx: Transaction, at: Break) => {
    const { session } = tx as unknown as { session: Session }
    const prepare = session.prepareQuery.bind(session)
    session.prepareQuery = (query, ...words) => {
      const prepared = prepare(query, ...words)
      // A server that loses its client rolls back by itself, and keeps what came to its commit.
      if (isEnd(query)) return prepared
      const execute = prepared.execute.bind(prepared)
      prepared.execute = (...values) => through(at, () => execute(...values))
      return prepared
    }
  }
  const { db } = server.platform
  const transaction: Database['transaction'] = async (work, config) => {
    const at = next
    next = undefined
    if (!at) return db.transaction(work, config)
    const done = await db.transaction(async (tx) => {
      watch(tx, at)
      const answer = await work(tx)
      // Whoever goes on after the line is gone commits nothing.
      if (seen.isBroken) lose()
      return answer
    }, config)
    if (at === 'answerOfCommit') lose()
    return done
  }
  const broken = new Proxy(db, {
    get: (of, name) => (name === 'transaction' ? transaction : (Reflect.get(of, name, of) as unknown)),
  })
  return {
    server: { ...server, platform: { ...server.platform, db: broken } },
    arm(at) {
      next = at
      Object.assign(seen, { statements: 0, isBroken: false })
    },
    whenLost(run) {
      tell = run
    },
    seen,
  }
}

/** Every place where a write of so many statements can break. */
export const everyBreak = (statements: number): Break[] => [
  ...Array.from({ length: statements }, (_, index) =>
    (['before', 'after'] as const).map((when) => ({ at: index + 1, when })),
  ).flat(),
  'answerOfCommit',
]
