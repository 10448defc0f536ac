import type {
  TaskConfigurationGroupView,
  TaskConfigurationView,
} from '@postelier/contract/task-configurations'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { taskConfiguration, taskConfigurationGroup } from './orders.tables.ts'

type Reader = Pick<Database, 'select'>
export type ConfigurationRow = typeof taskConfiguration.$inferSelect
type GroupRow = typeof taskConfigurationGroup.$inferSelect

export const readGroups = (db: Reader): Promise<GroupRow[]> =>
  db.select().from(taskConfigurationGroup).orderBy(asc(taskConfigurationGroup.position))

/** Those that are offered, in the order of the price list. */
export const readConfigurations = (db: Reader): Promise<ConfigurationRow[]> =>
  db
    .select()
    .from(taskConfiguration)
    .where(isNull(taskConfiguration.removedAt))
    .orderBy(asc(taskConfiguration.groupId), asc(taskConfiguration.position))

export async function lockConfiguration(tx: Transaction, id: number): Promise<ConfigurationRow | undefined> {
  const [row] = await tx
    .select()
    .from(taskConfiguration)
    .where(and(eq(taskConfiguration.id, id), isNull(taskConfiguration.removedAt)))
    .for('update')
  return row
}

/** A group that is being removed meanwhile waits, and is not removed. */
export async function lockGroup(tx: Transaction, id: number): Promise<GroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(taskConfigurationGroup)
    .where(eq(taskConfigurationGroup.id, id))
    .for('update')
  return row
}

export const presentConfiguration = ({
  position: _position,
  changedAt: _changedAt,
  removedAt: _removedAt,
  ...row
}: ConfigurationRow): TaskConfigurationView => row

export const presentGroup = (
  { position: _position, ...row }: GroupRow,
  configurations: number,
): TaskConfigurationGroupView => ({ ...row, configurations })
