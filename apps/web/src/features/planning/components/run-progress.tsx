import type { RunView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { runQuery } from '#features/planning/planning-queries.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

/** What was over for longer is history: its posts stand among the posts. */
const staysForMs = 30 * 60_000

/** How far the drafting is, in words, with each post to open as soon as it is there. */
export function RunProgress({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const run = useQuery(runQuery(accountId)).data
  if (!run || (run.endedAt && Date.now() - Date.parse(run.endedAt) > staysForMs)) return null
  const done = run.steps.filter(({ state }) => state === 'done').length
  const over = run.steps.filter(({ state }) => state === 'done' || state === 'failed').length
  const count = run.steps.length
  return (
    <section className="po-run" aria-labelledby="run-title">
      <SectionHead
        id="run-title"
        title={t(run.endedAt ? 'run.done' : 'run.title')}
        note={t('run.progress', { done, count })}
        {...(done > 0
          ? {
              end: (
                <Link to="/me/tasks" className="po-link">
                  {t('run.see')}
                </Link>
              ),
            }
          : {})}
      />
      <progress className="po-run-bar" value={over} max={count} aria-labelledby="run-title" />
      <p className="po-sr" role="status">
        {t('run.progress', { done, count })}
      </p>
      {!run.endedAt && <p className="po-mute">{t('run.leave')}</p>}
      <ol>
        {run.steps.map((step) => (
          <li key={step.subjectId}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { name, state, taskId, failure, question } }: { step: RunView['steps'][number] }) {
  const { t } = useTranslation('planning')
  if (state === 'done')
    return (
      <>
        <Icon of={Check} size={16} />
        {taskId ? (
          <Link to="/me/tasks/$taskPublicId" params={{ taskPublicId: taskId }} className="po-link">
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
      </>
    )
  if (state === 'failed')
    return (
      <>
        <Icon of={TriangleAlert} size={16} />
        <span>
          {name}
          <small>
            {failure && t(`run.failures.${failure}`)} {question}
          </small>
        </span>
      </>
    )
  return (
    <>
      {state === 'working' ? <Icon of={LoaderCircle} size={16} /> : <i aria-hidden="true" />}
      <span className="po-mute">
        {name}, {t(`run.${state}`)}
      </span>
    </>
  )
}
