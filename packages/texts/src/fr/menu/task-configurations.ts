export const screens = {
  taskConfigurations: { name: 'Tarifs des tâches', create: 'Nouvelle tâche à commander' },
  taskConfigurationGroups: { name: 'Groupes de tarifs' },
}
