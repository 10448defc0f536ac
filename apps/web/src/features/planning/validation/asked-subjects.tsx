import type { SubjectInvitationView } from '@postelier/contract'
import { CheckCheck, TriangleAlert } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { byMonth } from '#features/planning/group-by-month.ts'
import { AskedSubject } from '#features/planning/validation/asked-subject.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { largeTitle } from '#shared/lib/large-title.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

interface AskedSubjectsProps {
  token: string
  invitation: SubjectInvitationView
  onAnswered: (invitation: SubjectInvitationView) => void
  /** Something was changed meanwhile: it is shown as it stands now. */
  onStale: () => void
}

/** Each is answered, or all at once; nothing is said for anybody, and nothing is sent before the button. */
export function AskedSubjects({ token, invitation, onAnswered, onStale }: AskedSubjectsProps) {
  const { t, i18n } = useTranslation(['planning', 'common'])
  const { longDate } = useFormats()
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({})
  const [isAsking, setAsking] = useState(false)
  const { subjects, isAnswered, societyName, expiresAt, timeZone } = invitation
  // In the business's local time: whoever reads it is signed in nowhere.
  const local = formatsFor(i18n.language, timeZone)
  // What somebody answered meanwhile keeps that answer.
  const open = subjects.filter(({ status }) => status === 'proposed')
  const kept = open.filter(({ id }) => answers[id]).length
  const left = open.filter(({ id }) => answers[id] === undefined).length
  const isBegun = left < open.length
  /** A no that was given stays one. */
  const sayYes = () =>
    setAnswers((before) => ({ ...Object.fromEntries(open.map(({ id }) => [id, true])), ...before }))
  const answer = (id: string, isYes: boolean) => setAnswers((before) => ({ ...before, [id]: isYes }))
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: () =>
      call('POST /api/subjects/validation/answers', {
        body: {
          token,
          answers: open.map(({ id, version }) => ({ id, version, accept: answers[id] ?? false })),
        },
        anonymous: true,
      }),
    onDone: ({ invitation: answered }) => onAnswered(answered),
    onFault: (error) => {
      if (isApiError(error) && error.status === 409) onStale()
      return false
    },
  })
  const send = async () => {
    setAsking(left > 0)
    if (left === 0) await run()
  }
  return (
    <>
      <h1 className="po-hero" tabIndex={-1} data-page-heading>
        {isAnswered
          ? t('planning:validation.done')
          : largeTitle(t('planning:validation.title', { name: societyName }))}
      </h1>
      <p className="po-lead">
        {isAnswered ? t('planning:validation.doneWords') : t('planning:validation.lead')}
      </p>
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      {!isAnswered && open.length > 1 && left > 0 && (
        <p className="po-validation-all">
          <Button icon={CheckCheck} onClick={sayYes}>
            {t(isBegun ? 'planning:validation.rest' : 'planning:validation.all')}
          </Button>
        </p>
      )}
      {byMonth(subjects, local.dayKey).map(({ month, of }) => (
        <Fragment key={month}>
          <h2 className="po-validation-month">
            {of[0]?.publishAt ? local.month(of[0].publishAt) : t('planning:withoutDay.title')}
          </h2>
          {month === '' && <p className="po-mute">{t('planning:validation.withoutDay')}</p>}
          <ul className="po-validation-list">
            {of.map((subject) => (
              <AskedSubject
                key={subject.id}
                subject={subject}
                timeZone={timeZone}
                isAnswered={isAnswered || subject.status !== 'proposed'}
                isKept={answers[subject.id]}
                onAnswer={(isYes) => answer(subject.id, isYes)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {!isAnswered && open.length > 0 && (
        <div className="po-validation-bar">
          {left > 0 && (
            <p role={isAsking ? 'alert' : 'status'} className={isAsking ? 'po-bad' : 'po-mute'}>
              {t('planning:validation.left', { count: left })}
            </p>
          )}
          <Button
            look={isBegun ? 'primary' : 'default'}
            size="lg"
            wide
            busy={busy}
            onClick={() => void send()}
          >
            {t('planning:validation.send', { count: kept, total: open.length })}
          </Button>
          <small className="po-mute">{t('planning:validation.until', { date: longDate(expiresAt) })}</small>
        </div>
      )}
    </>
  )
}
