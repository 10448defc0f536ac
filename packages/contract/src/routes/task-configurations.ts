import { z } from 'zod'
import { access, digitsId, route } from '../route.ts'
import { orderKind, taskFormat } from '../values/tasks.ts'
import { freeText } from '../values/text.ts'

export { type OrderKind, orderKind, orderKinds } from '../values/tasks.ts'

export const mostConfigurationCredits = 1_000
export const mostConfigurationMinutes = 2_400

/** Said to customers, in the languages of the interface. */
const names = z.object({ fr: freeText(80).min(1), en: freeText(80).min(1) })
export type ConfigurationNames = z.infer<typeof names>
const emoticon = freeText(16)

export const taskConfigurationGroupView = z
  .object({
    id: z.number(),
    names,
    parentId: z.number().nullable(),
    emoticon: z.string(),
    /** How many kinds of tasks stand in it: with one it is not removed. */
    configurations: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'TaskConfigurationGroup' })
export type TaskConfigurationGroupView = z.infer<typeof taskConfigurationGroupView>

export const taskConfigurationView = z
  .object({
    id: z.number(),
    names,
    groupId: z.number(),
    kind: orderKind,
    /** Of a picture, or of a whole post; words have none. */
    format: taskFormat.nullable(),
    credits: z.number().int(),
    minutes: z.number().int(),
    /** For each network beyond the first that gets words of its own. */
    creditsPerNetwork: z.number().int(),
    minutesPerNetwork: z.number().int(),
    emoticon: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'TaskConfiguration' })
export type TaskConfigurationView = z.infer<typeof taskConfigurationView>

const credits = z.number().int().min(0).max(mostConfigurationCredits)
const minutes = z.number().int().min(1).max(mostConfigurationMinutes)
const configuration = z.object({
  names,
  groupId: digitsId,
  kind: orderKind,
  format: taskFormat.nullable(),
  credits,
  minutes,
  creditsPerNetwork: credits.default(0),
  minutesPerNetwork: z.number().int().min(0).max(mostConfigurationMinutes).default(0),
  emoticon: emoticon.default(''),
})
export type TaskConfigurationInput = z.infer<typeof configuration>
const group = z.object({ names, parentId: digitsId.nullable().default(null), emoticon: emoticon.default('') })
export type TaskConfigurationGroupInput = z.infer<typeof group>

const may = {
  consult: access.platform('adminTaskConfigurations:consult'),
  create: access.platform('adminTaskConfigurations:create'),
  edit: access.platform('adminTaskConfigurations:edit'),
  delete: access.platform('adminTaskConfigurations:delete'),
}
const oneConfiguration = z.object({ configurationId: digitsId })
const oneGroup = z.object({ groupId: digitsId })

export const taskConfigurationRoutes = [
  route('GET', '/api/admin/task-configurations', {
    access: may.consult,
    rate: 'read',
    summary: 'What each kind of task costs and takes, with the groups they stand in',
    output: z.object({
      groups: z.array(taskConfigurationGroupView),
      configurations: z.array(taskConfigurationView),
    }),
  }),
  route('POST', '/api/admin/task-configurations', {
    access: may.create,
    rate: 'write',
    summary: 'Add a kind of task',
    body: configuration,
    output: z.object({ configuration: taskConfigurationView }),
  }),
  route('POST', '/api/admin/task-configurations/{configurationId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a kind of task: for new quotes only',
    params: oneConfiguration,
    body: configuration.extend({ version: z.number().int() }),
    output: z.object({ configuration: taskConfigurationView }),
  }),
  route('DELETE', '/api/admin/task-configurations/{configurationId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Offer a kind of task no more; what was ordered stays ordered',
    params: oneConfiguration,
  }),
  route('POST', '/api/admin/task-configurations/groups', {
    access: may.create,
    rate: 'write',
    summary: 'Add a group of kinds of tasks',
    body: group,
    output: z.object({ group: taskConfigurationGroupView }),
  }),
  route('POST', '/api/admin/task-configurations/groups/{groupId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a group',
    params: oneGroup,
    body: group.extend({ version: z.number().int() }),
    output: z.object({ group: taskConfigurationGroupView }),
  }),
  route('DELETE', '/api/admin/task-configurations/groups/{groupId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Remove an empty group',
    params: oneGroup,
  }),
] as const

export const taskConfigurationEvents = ['taskConfigurations.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    taskConfigurations: {
      routes: typeof taskConfigurationRoutes
      events: typeof taskConfigurationEvents
    }
  }
}
