import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { refuseStale } from '../../../platform/content-version.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import type { NotificationInputs } from '../notification-inputs.ts'
import { notificationSetting } from '../notifications.tables.ts'
import { notificationSettingsOf } from '../queries/notification-settings.ts'

/** When and how an account is told; service messages come whatever is chosen here. */
export async function changeNotificationSetting(
  ctx: CommandContext,
  { accountId, version, ...inputs }: NotificationInputs & { accountId: number; version?: string | undefined },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'notifications:edit')
  const values = { ...inputs, media: [...new Set(inputs.media)], types: [...new Set(inputs.types)] }
  // One at a time: of two forms that began alike only the first is saved.
  await oneAtATime(ctx.tx, 'notifications', accountId)
  const before = (await notificationSettingsOf(ctx.tx, [accountId])).get(accountId)
  const moved = before ? movedFields(before, values) : (Object.keys(values) as (keyof typeof values)[])
  if (moved.length === 0) return
  if (before) refuseStale(version, before)
  await ctx.tx
    .insert(notificationSetting)
    .values({ personId: accountId, ...values })
    .onConflictDoUpdate({ target: notificationSetting.personId, set: values })
  await ctx.record({
    action: 'notifications.changed',
    accountId,
    subject: ['account', accountId],
    details: Object.fromEntries(moved.map((name) => [name, values[name]])),
  })
  await ctx.announce({ name: 'account.changed', accountId })
}
