import type { AccountParts } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { proposeSector } from '../../catalogue/index.ts'
import { changeNotificationSetting } from '../../notifications/index.ts'
import { advanceRegistration, type HasNetwork } from './advance-registration.ts'
import { speakOnNetworks } from './change-ai-networks.ts'
import { changeBrand } from './change-brand.ts'
import { changeColors } from './change-colors.ts'
import { changeEssentialInformation } from './change-essential-information.ts'
import { writeInLanguage } from './write-in-language.ts'

export interface SaveAccount extends AccountParts {
  readonly accountId: number
  /** What names of sectors are proposed in. */
  readonly lang: string
  readonly hasNetwork: HasNetwork
}

/** What one press says of a business. Each part asks for its own right and its own version; one that is refused refuses all. */
export async function saveAccount(
  ctx: CommandContext,
  { accountId, lang, hasNetwork, ...parts }: SaveAccount,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'account:consult')
  // The person before what is theirs, as everybody takes them: some parts begin with one and some with the other.
  await ctx.tx.select({ id: person.id }).from(person).where(eq(person.id, accountId)).for('update')
  if (parts.essentials) await changeEssentialInformation(ctx, { ...parts.essentials, accountId })
  if (parts.proposal !== undefined) {
    await requireAccount(ctx.tx, ctx.actor, accountId, 'account:edit')
    await proposeSector(ctx, { accountId, name: parts.proposal, lang })
  }
  if (parts.brand) await changeBrand(ctx, { ...parts.brand, accountId })
  if (parts.networkTone) await speakOnNetworks(ctx, { ...parts.networkTone, accountId })
  if (parts.colors) await changeColors(ctx, { colors: parts.colors, accountId })
  if (parts.language) await writeInLanguage(ctx, { language: parts.language, accountId })
  if (parts.notifications) await changeNotificationSetting(ctx, { ...parts.notifications, accountId })
  if (parts.step) await advanceRegistration(ctx, { step: parts.step, accountId, hasNetwork })
}
