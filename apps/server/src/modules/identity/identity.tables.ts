import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

/** Links sent by mail, good for one purpose, once, for a while; the token itself is not kept. */
export const mailedLink = pgTable(
  'mailed_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mailed_link_person_idx').on(table.personId, table.kind)],
)

export const signInChallenge = pgTable('sign_in_challenge', {
  idHash: text('id_hash').primaryKey(),
  kind: text('kind').notNull(),
  personId: digits('person_id').references(() => person.id, { onDelete: 'cascade' }),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  expiresAt: instant('expires_at').notNull(),
})

export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkey_person_idx').on(table.personId)],
)

export const authenticatorApp = pgTable('authenticator_app', {
  personId: digits('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The last time step that was accepted: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCode = pgTable(
  'recovery_code',
  {
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)

/** How often somebody tried lately, by typed address, by caller, and by both; the next try waits until `blockedUntil`. */
export const signInSlowdown = pgTable(
  'sign_in_slowdown',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    lastAt: instant('last_at').notNull(),
    blockedUntil: instant('blocked_until').notNull(),
  },
  (table) => [index('sign_in_slowdown_last_idx').on(table.lastAt)],
)
