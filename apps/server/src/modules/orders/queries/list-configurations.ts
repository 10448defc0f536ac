import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import {
  presentConfiguration,
  presentGroup,
  readConfigurations,
  readGroups,
} from '../configurations.store.ts'

/** The whole price list: short enough to be read at once. */
export async function listConfigurations({ db, actor }: QueryContext) {
  requirePermission(actor, 'adminTaskConfigurations:consult')
  const [groups, rows] = await Promise.all([readGroups(db), readConfigurations(db)])
  return {
    groups: groups.map((group) =>
      presentGroup(group, rows.filter(({ groupId }) => groupId === group.id).length),
    ),
    configurations: rows.map(presentConfiguration),
  }
}
