import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An instant in UTC, with the millisecond that JavaScript has. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A random number of up to 15 digits, so that a JavaScript number holds it exactly. */
export const digits = (name: string) => bigint(name, { mode: 'number' })
