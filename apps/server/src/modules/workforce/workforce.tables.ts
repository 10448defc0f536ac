import type { HolidayStatus, HolidayType } from '@postelier/contract/holidays'
import { date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'

/** An agent's contract, which decides how much work a day takes. */
export const workContract = pgTable('work_contract', {
  personId: digits('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  start: date('start'),
  end: date('end'),
  weeklyMinutes: integer('weekly_minutes').notNull().default(2100),
  nbHolidays: smallint('nb_holidays').notNull().default(25),
  productivityPercent: smallint('productivity_percent').notNull().default(100),
})

export const workingSpan = pgTable(
  'working_span',
  {
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.weekday, table.startMinute] })],
)

export const nonWorkingDay = pgTable(
  'non_working_day',
  {
    id: digits('id').primaryKey(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    date: date('date').notNull(),
  },
  (table) => [uniqueIndex('non_working_day_key').on(table.personId, table.date)],
)

/** Holidays or an absence somebody asked for; accepted ones are days off. */
export const holidayRequest = pgTable(
  'holiday_request',
  {
    id: digits('id').primaryKey(),
    personId: digits('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    type: text('type').$type<HolidayType>().notNull(),
    begin: date('begin').notNull(),
    end: date('end').notNull(),
    status: text('status').$type<HolidayStatus>().notNull(),
    declineReason: text('decline_reason').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: digits('answered_by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('holiday_request_person_idx').on(table.personId, table.begin),
    index('holiday_request_answered_by_idx').on(table.answeredBy),
  ],
)
