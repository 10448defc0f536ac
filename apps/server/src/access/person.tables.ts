import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { digits, instant } from '../platform/database/columns.ts'
import { searchVector } from '../platform/database/search-words.ts'

/** The words a person is found by, never a stand-in's own address; what an account is called is the society's. */
export const personWords = (
  table: Record<'firstName' | 'lastName' | 'email' | 'wantedEmail' | 'code', AnyPgColumn>,
): SQL =>
  searchVector(
    sql`${table.firstName} || ' ' || ${table.lastName} || ' ' || coalesce(${table.wantedEmail}, ${table.email}) || ' ' || coalesce(${table.code}, '')`,
  )

export const person = pgTable(
  'person',
  {
    id: digits('id').primaryKey(),
    type: text('type').notNull(),
    ownerId: digits('owner_id').references((): AnyPgColumn => person.id),
    state: text('state').notNull(),
    email: text('email').notNull(),
    /** The address somebody was added at when somebody else's account has it; `email` is then one that cannot be. */
    wantedEmail: text('wanted_email'),
    emailValidatedAt: instant('email_validated_at'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash'),
    applicationLang: text('application_lang').notNull().default('fr'),
    languages: text('languages').array().notNull().default(sql`'{fr}'`),
    country: text('country').notNull().default('FR'),
    timeZone: text('time_zone').notNull().default('Europe/Paris'),
    roleId: digits('role_id').references((): AnyPgColumn => role.id),
    profileImageId: text('profile_image_id'),
    code: text('code'),
    freeSubscriptionUntil: date('free_subscription_until'),
    registeredAt: instant('registered_at').notNull(),
    termsAcceptedAt: instant('terms_accepted_at'),
    registrationStep: text('registration_step').notNull().default('done'),
    settings: jsonb('settings').$type<PersonSettings>().notNull().default({}),
    deletionDueAt: instant('deletion_due_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('person_email_key').on(sql`lower(${table.email})`),
    index('person_owner_idx').on(table.ownerId, table.type),
    index('person_type_idx').on(table.type, table.registeredAt, table.id),
    index('person_name_idx').on(
      table.type,
      sql`lower(${table.lastName})`,
      sql`lower(${table.firstName})`,
      table.id,
    ),
    index('person_waiting_idx')
      .on(table.state, table.type)
      .where(sql`state in ('pending', 'awaitingAcceptance')`),
    index('person_role_idx').on(table.roleId),
    uniqueIndex('person_code_key').on(table.code),
    index('person_search_idx').using('gin', personWords(table)),
    index('person_deletion_idx').on(table.deletionDueAt).where(sql`deletion_due_at is not null`),
    check('person_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Small preferences of the person's own screens. */
export interface PersonSettings {
  readonly theme?: 'auto' | 'light' | 'dark'
  readonly singleKeyShortcuts?: boolean
  readonly validationTaskHelpDisabled?: boolean
  readonly imageEditorResolutionMessageDisabled?: boolean
}

export const role = pgTable(
  'role',
  {
    id: digits('id').primaryKey(),
    ownerId: digits('owner_id').references((): AnyPgColumn => person.id, { onDelete: 'cascade' }),
    /** Shipped roles are found by key: the default of a user type, or a starting role for contacts. */
    key: text('key'),
    name: text('name').notNull(),
    isSuperAdmin: boolean('is_super_admin').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('role_key_key').on(table.key).where(sql`key is not null`),
    uniqueIndex('role_name_key').on(sql`coalesce(owner_id, 0)`, sql`lower(${table.name})`),
  ],
)

export const rolePermission = pgTable(
  'role_permission',
  {
    roleId: digits('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.permission] }),
    index('role_permission_permission_idx').on(table.permission),
  ],
)

export const permissionSection = pgTable('permission_section', {
  id: digits('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
})

export const permissionGroup = pgTable(
  'permission_group',
  {
    id: digits('id').primaryKey(),
    sectionId: digits('section_id')
      .notNull()
      .references(() => permissionSection.id),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('permission_group_section_idx').on(table.sectionId)],
)

export const permission = pgTable(
  'permission',
  {
    id: digits('id').primaryKey(),
    groupId: digits('group_id')
      .notNull()
      .references(() => permissionGroup.id),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
  },
  (table) => [uniqueIndex('permission_group_type_key').on(table.groupId, table.type)],
)
