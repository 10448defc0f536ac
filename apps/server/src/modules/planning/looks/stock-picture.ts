// One picture of a stock service for a post about something that is nobody's own, where an administrator gave a service its key.
import type { Fact, Language } from '@postelier/contract'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepStockPicture, keptAmong, keptFor, stockOf } from '../../library/index.ts'
import { withFetchedPicture } from '../../media/index.ts'
import { isInPost } from '../../visuals/index.ts'
import { stockWords, suits } from './stock-input.ts'

interface Wanted {
  readonly accountId: number
  readonly fact: Fact | undefined
  readonly language: Language
  /** When whatever it is for was begun: what was kept before that was for another post. */
  readonly begunAt: Date
  readonly signal: AbortSignal
}

/** All questions together. */
const timeLimitMs = 20_000
/** As many as are looked through. */
const mostLooked = 40

/** Nothing where none suits, or the service does not answer. */
export async function stockPicture(platform: Platform, wanted: Wanted): Promise<string | undefined> {
  const { accountId, fact, language: wordsIn, begunAt } = wanted
  const keywords = stockWords(fact)
  const source = stockOf(platform).choose(undefined)
  if (keywords.length === 0 || source.service === 'collection') return undefined
  const signal = AbortSignal.any([wanted.signal, AbortSignal.timeout(timeLimitMs)])
  const keyOf = ({ id }: { readonly id: string }) => `${source.service}:${id}`
  try {
    const input = {
      keywords,
      offset: 0,
      limit: mostLooked,
      language: wordsIn === 'fr' ? 'fr' : 'en',
      wordsIn,
    } as const
    const found = (await source.search(input, signal)).items.filter((one) => suits(one, keywords))
    const before = await keptAmong(platform.db, { accountId, keys: found.map(keyOf) })
    // Kept for this very post before the machine went: since it was begun, and shown by no other one.
    for (const { pictureId, addedAt, isRemoved } of before.values())
      if (
        !isRemoved &&
        addedAt >= begunAt &&
        !(await isInPost(platform.db, { accountId, pictureId, since: addedAt }))
      )
        return pictureId
    const fresh = found.find((one) => !before.has(keyOf(one)))
    if (!fresh) return undefined
    const stockKey = keyOf(fresh)
    if ((await keptFor(platform.db, { accountId, key: stockKey })) === 'full') return undefined
    const fetch = (path: string) => source.take(fresh.id, path, signal)
    return await withFetchedPicture(platform, { accountId, fetch }, (picture, { name, credit }) => {
      const kept = { accountId, stockKey, picture, name, credit }
      return runCommand(platform, system('planner'), 'planner', keepStockPicture, kept)
    })
  } catch (reason) {
    if (!(reason instanceof AppError)) throw reason
    platform.log.warn({ err: reason, service: source.service }, 'a stock picture cannot be had')
    return undefined
  }
}
