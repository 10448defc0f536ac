// Calls of writing rules: what all texts of a business keep to.
import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
import { writingRule } from '../values/planning.ts'

const may = {
  consult: access.account('planning:consult'),
  edit: access.account('planning:edit'),
}

/** A correction that shows a rule: as it was drafted, and as somebody left it; or a subject that was turned down. */
const evidence = z.object({
  title: z.string(),
  before: z.string(),
  after: z.string(),
})
export type RuleEvidence = z.infer<typeof evidence>

const ruleView = z.object({
  id: z.number(),
  rule: writingRule,
  since: z.iso.datetime(),
  /** Who said yes to it; empty where that person is gone. */
  decidedBy: z.string(),
  shownBy: z.array(evidence),
})
export type RuleView = z.infer<typeof ruleView>

export const writingRules = z
  .object({
    rules: z.array(ruleView),
    /** What corrections point to and nobody has decided; it holds nobody to anything. */
    proposals: z.array(z.object({ rule: writingRule, shownBy: z.array(evidence) })),
    /** How many decisions there were: each draft keeps the number it was written by. */
    version: z.number(),
  })
  .meta({ id: 'WritingRules' })
export type WritingRulesView = z.infer<typeof writingRules>

/** What every text of a business keeps to: proposed from its corrections, confirmed by it. */
export const writingRuleRoutes = [
  route('GET', '/api/users/{id}/planning/rules', {
    access: may.consult,
    rate: 'read',
    summary: 'What texts keep to, and what corrections point to',
    params: params.id,
    output: writingRules,
  }),
  route('POST', '/api/users/{id}/planning/rules', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes or no to a proposed rule, or say one outright; texts to come keep to it',
    params: params.id,
    body: z.object({ rule: writingRule, accept: z.boolean() }),
    output: writingRules,
  }),
  route('DELETE', '/api/users/{id}/planning/rules/{ruleId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Texts to come keep to it no more; those that are written stay',
    params: params.id.extend({ ruleId: digitsId }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    writingRules: { routes: typeof writingRuleRoutes }
  }
}
