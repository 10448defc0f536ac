import type { Hooks } from '@postelier/contract'
import { comparable } from '@postelier/copy'
import { eq } from 'drizzle-orm'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { textsOfPostVisual } from '../../visuals/index.ts'
import { type GroundRow, groundsOf } from '../ground.store.ts'
import { isOverAt, lastDayOf } from '../over.ts'

export interface Over {
  readonly factId: string
  readonly code: 'eventOver' | 'offerOver'
  readonly about: string
  readonly lastDay: string
}

interface Post {
  readonly id: number
  readonly accountId: number
  readonly hooks: Hooks
  readonly shows: 'design' | 'media'
  readonly visualId: number | null
}

/** What a post still speaks of that will be over when it goes out, unless somebody said that it is true still. */
export async function whatIsOver(db: Pick<Database, 'select'>, post: Post, at: Date): Promise<Over[]> {
  const grounds = (await groundsOf(db, post.id)).filter(({ stillTrueAt }) => stillTrueAt === null)
  if (grounds.length === 0) return []
  const [owner] = await db.select({ zone: person.timeZone }).from(person).where(eq(person.id, post.accountId))
  const local = localTimeOf(at, owner?.zone ?? 'Europe/Paris')
  const over = grounds.filter((ground) => isOverAt(ground, local))
  if (over.length === 0) return []
  const said = comparable([post.hooks.common, ...Object.values(post.hooks.own)].join(' \u2022 '))
  const shown = comparable(
    post.shows === 'design' && post.visualId !== null
      ? (await textsOfPostVisual(db, post.visualId)).map(({ text }) => text).join(' \u2022 ')
      : '',
  )
  return over.filter((one) => isSpokenOf(one, said, shown)).map(overOf)
}

const isSpokenOf = ({ sentences, pictureWords }: GroundRow, said: string, shown: string): boolean =>
  sentences.some((one) => said.includes(one)) || pictureWords.some((one) => shown.includes(one))

const overOf = (ground: GroundRow): Over => ({
  factId: ground.factId,
  code: ground.kind === 'event' ? 'eventOver' : 'offerOver',
  about: ground.about,
  lastDay: lastDayOf(ground) ?? '',
})
