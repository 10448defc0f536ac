import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statements with many shapes (lists of ids of every length) must not fill the server's memory. */
const mostNames = 1_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return undefined
  const name = `po_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

/**
 * A connection that names every parameterised statement by its text: the server parses and plans it once a connection
 * instead of every time. Measured by `npm run bench -- api`.
 */
export class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this) as (...words: unknown[]) => unknown
    this.query = ((first: unknown, ...rest: unknown[]) =>
      plain(named(first, rest[0]), ...rest)) as typeof this.query
  }
}

interface Statement {
  readonly text: string
  readonly name?: string
  readonly values?: unknown
}

function named(statement: unknown, values: unknown): unknown {
  if (!isStatement(statement) || statement.name) return statement
  const parameters = Array.isArray(values) ? values : statement.values
  if (!Array.isArray(parameters) || parameters.length === 0) return statement
  const name = nameOf(statement.text)
  return name ? { ...statement, name } : statement
}

/** A plain object with a text: pg's own query objects carry their state with them and pass unchanged. */
const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  typeof (value as Statement).text === 'string'
