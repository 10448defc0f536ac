// As much of better-sqlite3 as the server uses, on Node's own SQLite: nothing is compiled, for whichever Node.
import { DatabaseSync } from 'node:sqlite'

// The few the server tells apart (https://www.sqlite.org/rescode.html); it tries again when the file is busy.
const names = new Map([
  [5, 'SQLITE_BUSY'],
  [261, 'SQLITE_BUSY_RECOVERY'],
  [517, 'SQLITE_BUSY_SNAPSHOT'],
  [1555, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  [2067, 'SQLITE_CONSTRAINT_UNIQUE'],
])

/**
 * @template T
 * @param {() => T} act
 */
function named(act) {
  try {
    return act()
  } catch (reason) {
    const { errcode } = /** @type {{ errcode?: number }} */ (reason)
    if (errcode === undefined) throw reason
    throw Object.assign(new Error(/** @type {Error} */ (reason).message, { cause: reason }), {
      code: names.get(errcode) ?? 'SQLITE_ERROR',
    })
  }
}

/** Bytes come as the buffers everybody there expects. */
const withBuffers = (/** @type {Record<string, unknown>} */ row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value,
    ]),
  )

class Statement {
  #statement

  /** @param {import('node:sqlite').StatementSync} statement */
  constructor(statement) {
    this.#statement = statement
    /** Whether it answers with rows. */
    this.reader = statement.columns().length > 0
  }

  /** @param {import('node:sqlite').SQLInputValue[]} values */
  all(values = []) {
    return named(() => this.#statement.all(...values).map(withBuffers))
  }

  /** @param {import('node:sqlite').SQLInputValue[]} values */
  run(values = []) {
    return named(() => this.#statement.run(...values))
  }

  /** @param {import('node:sqlite').SQLInputValue[]} values */
  *iterate(values = []) {
    for (const row of this.#statement.iterate(...values)) yield withBuffers(row)
  }
}

// biome-ignore lint/style/noDefaultExport: the library it stands in for has one
export default class Database {
  #database

  /** @param {string} path */
  constructor(path) {
    this.#database = new DatabaseSync(path)
  }

  /** @param {string} sql */
  prepare(sql) {
    return named(() => new Statement(this.#database.prepare(sql)))
  }

  /** @param {string} sql */
  pragma(sql) {
    return named(() => this.#database.exec(`PRAGMA ${sql}`))
  }

  close() {
    this.#database.close()
  }
}
