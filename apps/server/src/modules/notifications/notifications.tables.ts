import { sql } from 'drizzle-orm'
import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits } from '../../platform/database/columns.ts'

/** When and how a person wants to hear from us, beside service messages, which always come. */
export const notificationSetting = pgTable('notification_setting', {
  personId: digits('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  weekday: smallint('weekday').notNull().default(1),
  minute: smallint('minute').notNull().default(540),
  timeZone: text('time_zone').notNull().default('Europe/Paris'),
  media: text('media').array().notNull().default(sql`'{email}'`),
  frequency: text('frequency').notNull().default('weekly'),
  types: text('types').array().notNull().default(sql`'{advice,eventReminders,news}'`),
})
