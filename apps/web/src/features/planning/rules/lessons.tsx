import type { WritingRulesView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '#features/planning/planning-queries.ts'
import { useRuleWords } from '#features/planning/rules/use-rule-words.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'

/** What corrections point to, each with what shows it: a yes, and every text to come keeps to it. */
export function Lessons({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const mayEdit = useAbility('planning:edit')
  const proposals = useQuery(rulesQuery(accountId)).data?.proposals ?? []
  if (proposals.length === 0 || !mayEdit) return null
  return (
    <section className="po-lessons" aria-labelledby="lessons-title">
      <h3 id="lessons-title">{t('rules.learned')}</h3>
      <p className="po-mute">{t('rules.learnedNote')}</p>
      <ul>
        {proposals.map((proposal) => (
          <li key={JSON.stringify(proposal.rule)}>
            <Lesson accountId={accountId} proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LessonProps {
  accountId: number
  proposal: WritingRulesView['proposals'][number]
}

function Lesson({ accountId, proposal: { rule, shownBy } }: LessonProps) {
  const { t } = useTranslation('planning')
  const words = useRuleWords()
  const { run } = useAction({
    send: (accept: boolean) =>
      call('POST /api/users/{id}/planning/rules', { params: { id: accountId }, body: { rule, accept } }),
    onDone: (kept) => queryClient.setQueryData(rulesQuery(accountId).queryKey, kept),
    done: (_, accept) => t(accept ? 'rules.adopted' : 'rules.declined'),
  })
  const [first] = shownBy
  return (
    <>
      <div>
        <h4>{words(rule)}</h4>
        {first && (
          <p className="po-ink2">
            {first.before === '' ? (
              t('rules.turnedDown', { titles: shownBy.map(({ title }) => title).join(', ') })
            ) : (
              <>
                <del>{first.before}</del> <ins>{first.after}</ins>
              </>
            )}
          </p>
        )}
      </div>
      <div className="po-row">
        <Button
          size="sm"
          look="quiet"
          aria-label={`${t('rules.no')}, ${words(rule)}`}
          onClick={() => void run(false)}
        >
          {t('rules.no')}
        </Button>
        <Button size="sm" aria-label={`${t('rules.yes')}, ${words(rule)}`} onClick={() => void run(true)}>
          {t('rules.yes')}
        </Button>
      </div>
    </>
  )
}
