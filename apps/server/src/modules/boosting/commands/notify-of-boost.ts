import { networkLabels } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { closeNotices, notify } from '../../notifications/index.ts'
import { pageNames } from '../../publishing/index.ts'
import type { BoostRow } from '../boosting.tables.ts'

const keyOf = ({ id }: BoostRow, what: string) => `boost:${id}:${what}`

/** Once for each thing that can be said of a boost. */
export async function notifyOfBoost(ctx: CommandContext, row: BoostRow, what: string): Promise<void> {
  const { title, taskPublicId } = row.input
  const name = (await pageNames(ctx.tx, [row.pageId])).get(row.pageId) ?? ''
  const words = { title, page: name }
  await notify(ctx, {
    accountId: row.accountId,
    key: keyOf(row, what),
    kind: 'boostFailed',
    network: row.network,
    taskPublicId,
    words: { ...words, reason: what === 'failed' ? (row.refusal?.kind ?? '') : what },
    mail: {
      kind: 'boostFailed',
      link: `${ctx.platform.config.publicUrl}/me/tasks/${taskPublicId}`,
      words: { ...words, network: networkLabels[row.network] },
    },
  })
}

/** What held it up is no longer so. */
export const finalizeBoost = (ctx: CommandContext, row: BoostRow): Promise<void> =>
  closeNotices(ctx, [
    keyOf(row, 'held'),
    keyOf(row, 'unknown'),
    ...(row.endedAt && row.state === 'confirmed' ? [keyOf(row, 'notStopped')] : []),
  ])
