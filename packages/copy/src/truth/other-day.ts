import { dayNames } from '../grammar/dates.ts'
import { dayOfIso, daysIn, isSaidBy } from './days.ts'

const names = Object.values(dayNames).flat().join('|')
/** Near ones, which mean another day as soon as they are read on another; “le samedi” and “on Saturdays” mean every one. */
const near = new RegExp(
  `(?<!\\p{L})(?:aujourd['’]hui|ce (?:matin|midi|soir)|demain|today|tonight|tomorrow|(?:ce |this )?(?<!(?:le|les|chaque|tous les|du|au|every|each)[\\s\\u00a0])(?:${names}))(?!\\p{L}|[,.]?[\\s\\u00a0](?:le[\\s\\u00a0])?\\d)`,
  'iu',
)

const order = (
  day: { readonly day: number; readonly month: number | null; readonly year: number | null },
  year: number,
) => (day.month === null ? null : (day.year ?? year) * 10_000 + day.month * 100 + day.day)

/**
 * What a text says of a day that is not so any more once it is read on another: a day that was the one it was to be read on, one
 * that is past by then, or one that is said by how near it is. Days are ISO dates; nothing where its day stays the same.
 */
export function dayLeftBehind(
  text: string,
  { from, to }: { readonly from: string | null; readonly to: string },
): string | null {
  if (from === to) return null
  const after = dayOfIso(to)
  const before = from === null ? null : dayOfIso(from)
  const thisYear = after.year ?? 0
  for (const { day, text: said } of daysIn(text)) {
    if (isSaidBy(day, after)) continue
    const [told, then] = [order(day, thisYear), order(after, thisYear)]
    if (before && isSaidBy(day, before)) return said
    if (told !== null && then !== null && told < then) return said
  }
  const [said] = near.exec(text) ?? []
  if (said === undefined) return null
  const isWeekday = Object.values(dayNames).some(
    (list) => list[after.weekday ?? 0]?.toLowerCase() === last(said),
  )
  return isWeekday ? null : said
}

const last = (words: string) =>
  words
    .toLowerCase()
    .split(/[\s\u00a0]/)
    .at(-1)
