import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { taskConfiguration, taskConfigurationGroup } from '../orders.tables.ts'
import { shippedGroups } from '../shipped-configurations.ts'

/** Puts the price list in where there never was one. Processes that start together wait for each other. */
export async function installConfigurations({ tx, now }: CommandContext): Promise<void> {
  await oneAtATime(tx, 'installConfigurations')
  if ((await tx.$count(taskConfigurationGroup)) > 0) return
  await tx.insert(taskConfigurationGroup).values(shippedGroups.map(({ id, names }) => ({ id, names })))
  await tx
    .insert(taskConfiguration)
    .values(
      shippedGroups.flatMap(({ id: groupId, kind, configurations }) =>
        configurations.map((one) => ({ ...one, id: newDigitsId(), groupId, kind, changedAt: now })),
      ),
    )
}
