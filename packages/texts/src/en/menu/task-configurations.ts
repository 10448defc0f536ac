import type { screens as French } from '../../fr/menu/task-configurations.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  taskConfigurations: { name: 'Task prices', create: 'New task to order' },
  taskConfigurationGroups: { name: 'Groups of prices' },
}
