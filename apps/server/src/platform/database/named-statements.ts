import { createHash } from 'node:crypto'
import pg from 'pg'

interface Statement {
  readonly text: string
  readonly name?: string
  readonly values?: unknown
}

/** Statements with many shapes (lists of ids of every length) must not fill the server's memory. */
const mostNames = 1_000

/** Gives a statement with parameters the name of its text, for as many texts as are kept. */
export function naming(): (statement: Statement, values: unknown) => Statement {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known) return known
    if (names.size >= mostNames) return undefined
    const name = `po_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    names.set(text, name)
    return name
  }
  return (statement, values) => {
    if (statement.name) return statement
    const parameters = Array.isArray(values) ? values : statement.values
    if (!Array.isArray(parameters) || parameters.length === 0) return statement
    const name = nameOf(statement.text)
    return name ? { ...statement, name } : statement
  }
}
/** Of all connections of this process. */
const named = naming()

/**
 * A connection that names every parameterised statement by its text: the server parses and plans it once a connection
 * instead of every time. Measured by `npm run bench -- api`.
 *
 * Readers ask several questions at once, which spreads them over the pool; inside a transaction there is one connection
 * and they come one after the other. They wait here, since the driver's own queue goes with its next version.
 *
 * One that breaks while it is lent out is heard of by whoever asks it next; and where not even a transaction could be begun,
 * nobody gives it back: without either, a database that is away for a moment would end the process, or use up the pool.
 */
export class NamingClient extends pg.Client {
  constructor(
    config?: string | pg.ClientConfig,
    prepare: (statement: Statement, values: unknown) => Statement = named,
  ) {
    super(config)
    this.on('error', () => undefined)
    const plain = this.query.bind(this) as (...words: unknown[]) => unknown
    let last: Promise<unknown> = Promise.resolve()
    this.query = ((first: unknown, ...rest: unknown[]) => {
      const run = () => plain(isStatement(first) ? prepare(first, rest[0]) : first, ...rest)
      if (!answersByPromise(first, rest)) return run()
      const answer = last.then(run)
      last = answer.catch((reason: Error) => {
        if (isBeginning(first)) (this as Lent).release?.(reason)
      })
      return answer
    }) as typeof this.query
  }
}

/** The same without names, those that were given by others included: for a pooler whose connections know none. */
export class UnnamingClient extends NamingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config, ({ name: _, ...statement }) => statement)
  }
}

/** The pool asks with a callback, for connections that do nothing else meanwhile; pg's own query objects answer by themselves. */
const answersByPromise = (first: unknown, rest: readonly unknown[]) =>
  (typeof first === 'string' || isStatement(first)) && !rest.some((word) => typeof word === 'function')

/** By a pool, for a while. */
interface Lent {
  release?(reason: Error): void
}

const isBeginning = (first: unknown) => isStatement(first) && /^begin\b/.test(first.text)

/** A plain object with a text: pg's own query objects carry their state with them and pass unchanged. */
const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  typeof (value as Statement).text === 'string'
