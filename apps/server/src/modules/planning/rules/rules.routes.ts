import { handlers } from '../../../http/handlers.ts'
import { decideRule, endRule } from '../commands/decide-rule.ts'
import { proposalsOf, readRules } from '../queries/read-rules.ts'
import { hashOfRule } from './rule.store.ts'

/** Writing rules over HTTP: those proposed from a business's own changes, and its decisions about them. */
export const writingRuleHandlers = handlers({
  'GET /api/users/{id}/planning/rules': ({ read, params }) => read(readRules, { accountId: params.id }),
  'POST /api/users/{id}/planning/rules': async ({ command, read, params, body }) => {
    const accountId = params.id
    // What it was learned from is kept with it, as it stands now.
    const proposals = await read(proposalsOf, accountId)
    const own = proposals.find(({ rule }) => hashOfRule(rule) === hashOfRule(body.rule))
    await command(decideRule, { ...body, accountId, shownBy: own?.shownBy ?? [] })
    return read(readRules, { accountId })
  },
  'DELETE /api/users/{id}/planning/rules/{ruleId}': ({ command, params }) =>
    command(endRule, { accountId: params.id, ruleId: params.ruleId }),
})
