import type { RunView, SubjectView } from '@postelier/contract'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftBar } from '#features/planning/components/draft-bar.tsx'
import type { NextStep } from '#features/planning/next-step.ts'
import { useAnswer } from '#features/planning/use-answer.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'

interface PlanningBarProps {
  accountId: number
  next: NextStep
  toAnswer: readonly SubjectView[]
  ready: readonly SubjectView[]
  /** Those of them that are ticked. */
  toDraft: readonly SubjectView[]
  draftedAlone: number
  run: RunView | null
}

/** What the planning waits for, always in the same place: said at the start, done at the end. */
export function PlanningBar({ next, ready, draftedAlone, ...props }: PlanningBarProps) {
  const { accountId, toAnswer, toDraft, run } = props
  const { t } = useTranslation('planning')
  const mayCreate = useAbility('planning:create')
  const mayEdit = useAbility('planning:edit')
  const keep = mayEdit && toAnswer.length > 0 && (
    <KeepAll accountId={accountId} subjects={toAnswer} isNext={next === 'answer' && !mayCreate} />
  )
  const see = next === 'see' && (
    <ButtonLink to="/me/tasks" look="primary" size="lg">
      {t('run.see')}
    </ButtonLink>
  )
  if (mayCreate && ready.length > 0)
    return (
      <DraftBar
        accountId={accountId}
        subjects={toDraft}
        draftedAlone={draftedAlone}
        isNext={next === 'draft'}
        beside={keep || see}
      />
    )
  // One press writes what was proposed: a yes to each first would say the same twice.
  if (keep && mayCreate && next === 'answer')
    return (
      <DraftBar {...{ accountId }} subjects={toAnswer} areProposed draftedAlone={0} isNext beside={keep} />
    )
  if (keep)
    return (
      <ActionBar
        start={
          <p role="status">
            <b>{t('spoken.subjects', { count: toAnswer.length })}</b>
            <span className="po-mute">
              {'\u00a0· '}
              {t('toValidateNote')}
            </span>
          </p>
        }
      >
        {keep}
      </ActionBar>
    )
  if (!see || !run) return null
  const count = run.steps.filter(({ state }) => state === 'done').length
  return (
    <ActionBar
      start={
        <p>
          <b>{t('run.progress', { count, total: run.steps.length })}</b>
          <span className="po-mute">
            {'\u00a0· '}
            {t('plannedNote')}
          </span>
        </p>
      }
    >
      {see}
    </ActionBar>
  )
}

interface KeepAllProps {
  accountId: number
  subjects: readonly SubjectView[]
  isNext: boolean
}

function KeepAll({ accountId, subjects, isNext }: KeepAllProps) {
  const { t } = useTranslation('planning')
  const answer = useAnswer(accountId)
  const [isKeeping, setKeeping] = useState(false)
  const keep = async () => {
    setKeeping(true)
    await answer.acceptAll(subjects)
    setKeeping(false)
  }
  return (
    <Button
      look={isNext ? 'primary' : 'default'}
      size="lg"
      icon={CheckCheck}
      busy={isKeeping}
      onClick={() => void keep()}
    >
      {t('acceptAll', { count: subjects.length })}
    </Button>
  )
}
