import { date, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits } from '../../platform/database/columns.ts'

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
