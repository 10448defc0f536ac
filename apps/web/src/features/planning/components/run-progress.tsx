import type { RunView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runQuery } from '#shared/drafting/drafting-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { kept } from '#shared/lib/storage.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'

/** What was over for longer is history: its posts stand among the posts. */
const staysForMs = 30 * 60_000

/** The latest drafting, while it is more than history. */
export function useRun(accountId: number): RunView | null {
  const run = useQuery(runQuery(accountId)).data
  return run && !(run.endedAt && Date.now() - Date.parse(run.endedAt) > staysForMs) ? run : null
}

interface RunProgressProps {
  accountId: number
  run: RunView
  /** The way to its posts stands at the foot of the page. */
  isNext: boolean
}

/** How far the drafting is, in words, with each post to open as soon as it is there. */
export function RunProgress({ accountId, run, isNext }: RunProgressProps) {
  const { t } = useTranslation('planning')
  const done = run.steps.filter(({ state }) => state === 'done').length
  const failed = run.steps.filter(({ state }) => state === 'failed')
  const coming = run.steps.filter(({ state }) => state !== 'failed')
  const over = done + failed.length
  const count = run.steps.length
  // What was over when the page was opened stands on one line while ideas below it wait.
  const [before] = useState(run.endedAt === null ? null : run.id)
  const isBrief = run.endedAt !== null && run.id === before && !isNext
  const seen = useSeenOnce(accountId, run)
  if (isBrief && seen && failed.length === 0) return null
  return (
    <section className="po-run" aria-labelledby="run-title">
      <SectionHead
        id="run-title"
        title={t(run.endedAt ? 'run.done' : 'run.title')}
        note={t('run.progress', { count: done, total: count })}
        {...(done > 0 && !isNext
          ? {
              end: <ButtonLink to="/me/tasks">{t('run.see')}</ButtonLink>,
            }
          : {})}
      />
      {!isBrief && (
        <progress
          className="po-run-bar"
          value={over}
          max={count}
          data-done={(run.endedAt !== null && done > 0) || undefined}
          aria-labelledby="run-title"
        />
      )}
      <p className="po-sr" role="status">
        {t('run.progress', { count: done, total: count })}
      </p>
      {!run.endedAt && <p className="po-mute">{t('run.leave')}</p>}
      {!isBrief && (
        <ol className="po-run-tiles">
          {coming.map((step) => (
            <li key={step.subjectId}>
              <Tile step={step} />
            </li>
          ))}
        </ol>
      )}
      {failed.length > 0 && (
        <ul className="po-run-failed" aria-label={t('run.failedTitle')}>
          {failed.map((step) => (
            <Failed key={step.subjectId} step={step} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Whether its end was seen on this page before it was opened; from now on it is. */
function useSeenOnce(accountId: number, { id, endedAt }: RunView): boolean {
  const key = `planning-run-seen-${accountId}`
  const [isSeen] = useState(() => kept.read(key) === String(id))
  useEffect(() => {
    if (endedAt) kept.write(key, String(id))
  }, [key, id, endedAt])
  return isSeen
}

type RunStep = RunView['steps'][number]

/** A post as it comes: an empty place, then its picture. */
function Tile({ step: { name, state, taskId, picture, publishAt } }: { step: RunStep }) {
  const { t } = useTranslation('planning')
  const { dateTime } = useFormats()
  const face = state === 'working' ? <Bone square /> : null
  return (
    <article className="po-run-tile">
      {face ?? <PostPicture src={picture && pageAt(picture, { width: 240 })} alt="" />}
      {taskId ? (
        <Link to="/me/tasks/$taskPublicId" params={{ taskPublicId: taskId }} className="po-run-open">
          {name}
        </Link>
      ) : (
        <span className="po-run-name">{name}</span>
      )}
      <small>{state === 'done' ? publishAt && dateTime(publishAt) : t(`run.${state}`)}</small>
    </article>
  )
}

/** What came to nothing, with the reason, and what would help. */
function Failed({ step: { name, failure, question } }: { step: RunStep }) {
  const { t } = useTranslation('drafting')
  return (
    <li>
      <Icon of={TriangleAlert} size={16} />
      <span>
        {name}
        <small>
          {failure && t(`failures.${failure}`)} {question}
        </small>
      </span>
    </li>
  )
}
