import type { NetworkAdapter } from '../adapter.ts'
import { comment, lookForComment } from './comment.ts'
import { connect, identify, listPages, refresh, revoke } from './connect.ts'
import { begin, lookFor, step } from './publish.ts'
import { readAddress } from './read-address.ts'
import { accountFigures, postFigures } from './read-figures.ts'
import { deleteRecord, getRecord, rkeyOf, urlOf } from './record.ts'

/** Bluesky, by sessions of an app password. Ids are at:// addresses; a page is the account itself. */
export const adapter: NetworkAdapter = {
  network: 'bluesky',
  connect,
  refresh,
  revoke,
  identify,
  pages: listPages,
  begin,
  step,
  lookFor,
  readBack: async (context, page, id) => {
    const there = await getRecord(context, page, rkeyOf(id))
    return there ? { url: urlOf(context, there.uri) } : null
  },
  remove: (context, page, id) => deleteRecord(context, page, rkeyOf(id)),
  comment,
  lookForComment,
  postFigures,
  readAddress,
  accountFigures,
}
