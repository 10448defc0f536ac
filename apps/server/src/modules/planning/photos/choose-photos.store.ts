import type { SiteProfile } from '@postelier/contract'
import { isOfSite } from '@postelier/reading'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { keepPhotos } from '../jobs/keep-photos.ts'
import { photosOf } from './photo.store.ts'
import { sitePhoto } from './photo.tables.ts'

type Photos = NonNullable<SiteProfile['photos']>

interface Chosen {
  readonly accountId: number
  /** All that the site shows. */
  readonly photos: Photos
  /** Addresses of those that posts may show. */
  readonly wanted: ReadonlySet<string>
}

/**
 * Somebody answered for the photos of their site: those they ticked are to be fetched, the others are remembered as not wanted.
 * Whoever presses again changes only what they ticked otherwise, and has what could not be had looked for once more.
 */
export async function choosePhotos(
  ctx: CommandContext,
  { accountId, photos, wanted }: Chosen,
): Promise<void> {
  const { now, actor } = ctx
  const known = new Map((await photosOf(ctx.tx, accountId)).map((row) => [row.url, row]))
  const rights = { rightsBy: actor.kind === 'person' ? actor.personId : null, rightsAt: now }
  const asked = { state: 'waiting' as const, failure: null, tries: 0, nextAt: now, endedAt: null, ...rights }
  const left = { state: 'left' as const, nextAt: now, endedAt: now, ...rights }
  const fresh = photos.flatMap(({ url, alt, page }, place) =>
    known.has(url)
      ? []
      : [
          {
            ...(wanted.has(url) ? asked : left),
            id: newDigitsId(),
            accountId,
            url,
            alt,
            page,
            place,
            createdAt: now,
          },
        ],
  )
  if (fresh.length > 0) await ctx.tx.insert(sitePhoto).values(fresh).onConflictDoNothing()
  const isOwn = eq(sitePhoto.accountId, accountId)
  const again = photos.flatMap(({ url }) => {
    const state = known.get(url)?.state
    return wanted.has(url) && (state === 'missed' || state === 'left') ? [url] : []
  })
  const turnedDown = photos.flatMap(({ url }) => (known.has(url) && !wanted.has(url) ? [url] : []))
  if (again.length > 0)
    await ctx.tx
      .update(sitePhoto)
      .set(asked)
      .where(and(isOwn, inArray(sitePhoto.url, again)))
  if (turnedDown.length > 0)
    await ctx.tx
      .update(sitePhoto)
      .set(left)
      // What is among the pictures is taken out there.
      .where(and(isOwn, inArray(sitePhoto.url, turnedDown), ne(sitePhoto.state, 'kept')))
  if (again.length > 0 || fresh.some(({ state }) => state === 'waiting'))
    await ctx.send(keepPhotos, {}, { onlyOne: 'photos' })
}

/** A site that somebody answered for is read again: what it shows now beside that is theirs to use, too. */
export async function addNewPhotos(
  ctx: CommandContext,
  { accountId, photos }: Omit<Chosen, 'wanted'>,
): Promise<void> {
  const known = await photosOf(ctx.tx, accountId)
  const urls = new Set(known.map(({ url }) => url))
  const latest = known.toSorted((one, other) => Number(other.rightsAt) - Number(one.rightsAt))[0]
  if (!latest) return
  const { rightsBy, rightsAt } = latest
  const fresh = photos.flatMap(({ url, alt, page }, place) =>
    urls.has(url) || !isOfSite(page.url, latest.page.url)
      ? []
      : [
          {
            id: newDigitsId(),
            accountId,
            url,
            alt,
            page,
            place,
            state: 'waiting' as const,
            rightsBy,
            rightsAt,
            nextAt: ctx.now,
            createdAt: ctx.now,
          },
        ],
  )
  if (fresh.length === 0) return
  await ctx.tx.insert(sitePhoto).values(fresh).onConflictDoNothing()
  await ctx.send(keepPhotos, {}, { onlyOne: 'photos' })
}
