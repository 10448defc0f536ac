import type { Actor } from '../../../access/actor.ts'
import type { Query, QueryContext } from '../../../access/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readPixels } from '../../media/index.ts'
import { logoAt } from '../brand.store.ts'
import { proposeColors } from '../proposed-colors.ts'

interface ProposalCall {
  readonly platform: Platform
  readonly actor: Actor
  readonly params: { readonly id: number }
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}

const findLogo = ({ db }: QueryContext, { accountId }: { accountId: number }) => logoAt(db, accountId, 0)

/** Colours that the logo is made of; none where there is no logo, or none that a brand is known by. */
export async function proposeFromLogo(call: ProposalCall): Promise<{ colors: string[] }> {
  const fileId = await call.read(findLogo, { accountId: call.params.id })
  const pixels = fileId === undefined ? null : await readPixels(call, fileId)
  return { colors: pixels ? proposeColors(pixels) : [] }
}
