import { handlers } from '../../http/handlers.ts'
import {
  changeConfiguration,
  createConfiguration,
  removeConfiguration,
} from './commands/change-configurations.ts'
import { changeGroup, createGroup, removeGroup } from './commands/change-groups.ts'
import { listConfigurations } from './queries/list-configurations.ts'

export const ordersHandlers = handlers({
  'GET /api/admin/task-configurations': ({ read }) => read(listConfigurations, undefined),
  'POST /api/admin/task-configurations': ({ command, body }) => command(createConfiguration, body),
  'POST /api/admin/task-configurations/{configurationId}': ({ command, params, body }) =>
    command(changeConfiguration, { ...params, ...body }),
  'DELETE /api/admin/task-configurations/{configurationId}': ({ command, params }) =>
    command(removeConfiguration, params),
  'POST /api/admin/task-configurations/groups': ({ command, body }) => command(createGroup, body),
  'POST /api/admin/task-configurations/groups/{groupId}': ({ command, params, body }) =>
    command(changeGroup, { ...params, ...body }),
  'DELETE /api/admin/task-configurations/groups/{groupId}': ({ command, params }) =>
    command(removeGroup, params),
})
