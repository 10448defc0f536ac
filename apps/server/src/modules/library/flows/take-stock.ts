import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Routes } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import { notFound } from '../../../platform/errors.ts'
import { uploadFolders } from '../../../platform/purge-leftovers.ts'
import { keyOf, removeStored, withStoredPicture } from '../../media/index.ts'
import { keepStockPicture, takeAgain } from '../commands/take-stock-picture.ts'
import { readPicture } from '../queries/list-pictures.ts'
import { stockOf } from '../stock/stock.ts'
import { untilGone } from './until-gone.ts'

type TakeCall = Call<Routes['POST /api/users/{id}/stock-pictures']>

/** What is kept already is answered; anything else is fetched first and kept in a transaction of its own after that. */
export async function takeStock(call: TakeCall) {
  const accountId = call.params.id
  const stockKey = `${call.body.service}:${call.body.pictureId}`
  const pictureId =
    (await call.command(takeAgain, { accountId, stockKey })) ?? (await fetchAndKeep(call, stockKey))
  return call.read(readPicture, { accountId, pictureId, place: 'library' })
}

async function fetchAndKeep(call: TakeCall, stockKey: string): Promise<string> {
  const source = stockOf(call.platform).find(call.body.service)
  if (!source) throw notFound()
  const folder = await mkdtemp(join(tmpdir(), `${uploadFolders}${process.pid}-`))
  try {
    const path = join(folder, '0')
    const { name, credit } = await source.take(call.body.pictureId, path, untilGone(call))
    return await withStoredPicture(call, { path, name }, async (picture) => {
      const input = { accountId: call.params.id, stockKey, picture, name, credit }
      const kept = await call.command(keepStockPicture, input)
      if (kept !== picture.id)
        await removeStored(
          call.platform,
          Object.keys(picture.variants).map((variant) => keyOf(picture.id, variant)),
        )
      return kept
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
