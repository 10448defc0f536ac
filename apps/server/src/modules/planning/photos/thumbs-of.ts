// The small picture beside a subject: the one somebody chose for it, or the business's own of the thing it is about.
import type { Fact } from '@postelier/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { fileViewsOf } from '../../media/index.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import { photosOf, picturesOfFact } from './photo.store.ts'

interface Told {
  readonly row: Pick<SubjectRow, 'id' | 'pictureId'>
  readonly facts: readonly Fact[]
}

/** By subject; those without a picture of their own are not among them. */
export async function thumbsOf(
  db: Pick<Database, 'select'>,
  accountId: number,
  subjects: readonly Told[],
): Promise<ReadonlyMap<number, string>> {
  const isPictured = subjects.some(({ facts }) => facts[0]?.image !== undefined)
  const photos = isPictured ? await photosOf(db, accountId) : []
  const shown = subjects.flatMap(({ row, facts: [first] }) => {
    const pictureId = row.pictureId ?? (first ? picturesOfFact(first, photos)[0] : undefined)
    return pictureId === undefined ? [] : [{ id: row.id, pictureId }]
  })
  const files = await fileViewsOf(
    db,
    shown.map(({ pictureId }) => pictureId),
  )
  return new Map(
    shown.flatMap(({ id, pictureId }) => {
      const { medium, full } = files.get(pictureId)?.urls ?? {}
      const thumb = medium ?? full
      return thumb === undefined ? [] : [[id, thumb]]
    }),
  )
}
