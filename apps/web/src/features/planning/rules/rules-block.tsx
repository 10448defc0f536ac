import type { RuleView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '#features/planning/planning-queries.ts'
import { Lessons } from '#features/planning/rules/lessons.tsx'
import { RuleDialog } from '#features/planning/rules/rule-dialog.tsx'
import { useRuleWords } from '#features/planning/rules/use-rule-words.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'

/** What every text keeps to, as the business confirmed it, and what its corrections point to. */
export function RulesBlock({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const words = useRuleWords()
  const mayEdit = useAbility('planning:edit')
  const { rules, proposals } = useQuery(rulesQuery(accountId)).data ?? {}
  const [isSaying, setSaying] = useState(false)
  const { run: end } = useAction({
    stale: [rulesQuery(accountId).queryKey],
    send: ({ id }: RuleView) =>
      call('DELETE /api/users/{id}/planning/rules/{ruleId}', { params: { id: accountId, ruleId: id } }),
    done: t('rules.ended'),
  })
  if (!rules || !proposals) return null
  // Whoever may not answer is shown no proposal.
  const isProposed = proposals.length > 0 && mayEdit
  return (
    <SideBlock title={t('rules.title')}>
      <Lessons accountId={accountId} />
      {rules.length === 0 ? (
        !isProposed && <p className="po-mute">{t('rules.none')}</p>
      ) : (
        <ul className="po-rules">
          {rules.map((one) => (
            <li key={one.id}>
              <span>{words(one.rule)}</span>
              {mayEdit && (
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={t('rules.end', { rule: words(one.rule) })}
                  onClick={() => void end(one)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <Button size="sm" icon={Plus} onClick={() => setSaying(true)}>
          {t('rules.add')}
        </Button>
      )}
      {isSaying && <RuleDialog accountId={accountId} onClose={() => setSaying(false)} />}
    </SideBlock>
  )
}
