import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { brandColor, society } from '../brand.tables.ts'

/** For queries elsewhere: what the account that a column names is called. */
export const nameOfAccount = (id: SQLWrapper): SQL<string | null> =>
  sql`(select coalesce(nullif(${society.commercialName}, ''), ${society.name}) from ${society} where ${society.personId} = ${id})`

/** For queries elsewhere: the colour it is known by, where it has one. */
export const colorOfAccount = (id: SQLWrapper): SQL<string | null> =>
  sql`(select ${brandColor.hex} from ${brandColor} where ${and(eq(brandColor.index, 'primary'), sql`${brandColor.personId} = ${id}`)})`
