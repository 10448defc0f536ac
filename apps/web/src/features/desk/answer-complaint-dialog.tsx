import type { ManagedCardView, RemakeView } from '@postelier/contract/desk'
import { complaintAnswers } from '@postelier/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { remakeQuery, workKey } from '#features/desk/desk-queries.ts'
import { messageOf as messageOfError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { BriefRows, messageOf, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { Button } from '#shared/ui/button.tsx'
import { Radio } from '#shared/ui/check-field.tsx'
import { PageThumbs, pageOfPicture } from '#shared/ui/page-thumbs.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** One of three answers, with words for the customer. */
export function AnswerComplaintDialog({ task, onClose }: { task: ManagedCardView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [answer, setAnswer] = useState<(typeof complaintAnswers)[number] | null>(null)
  const [message, setMessage] = useState('')
  const { namedDay } = useFormats()
  const again = useQuery(remakeQuery(task.taskId))
  const remake = again.data
  // Who would make it is read before it is asked of them.
  const missing =
    answer === null
      ? t('team.chooseAnswer')
      : answer === 'return' && remake === null
        ? t('team.againNobody')
        : message.trim() === ''
          ? t('team.writeAnswer')
          : ''
  return (
    <PromptDialog
      title={t('team.answerOf')}
      words={t(task.agent ? 'team.answerAbout' : 'team.answerAboutNobody', {
        title: task.title,
        business: task.business,
        agent: task.agent?.name,
      })}
      confirmLabel={t('team.send')}
      danger={answer === 'cancel'}
      isReady={missing === '' && !(answer === 'return' && !remake)}
      missing={missing}
      isReadFirst
      isWide
      onClose={onClose}
      onSend={async () => {
        if (answer === null) throw new Error('The button waits for an answer')
        return call('POST /api/me/managing-tasks/{taskPublicId}/complaint', {
          params: { taskPublicId: task.taskId },
          body: {
            answer,
            message,
            ...(answer === 'return' && remake
              ? { remake: { agentId: remake.agentId, promisedAt: remake.promisedAt } }
              : {}),
          },
        })
      }}
      stale={[workKey]}
      done={({ remake: made }) =>
        made
          ? t('team.answeredAgain', { name: made.name, date: namedDay(made.promisedAt) })
          : t('team.answered')
      }
    >
      {(faults) => (
        <div className="po-answer">
          <Complained task={task} />
          <div className="po-answer-said">
            <fieldset className="po-answer-choices">
              <legend className="po-sr">{t('team.answer')}</legend>
              {complaintAnswers.map((value) => (
                <Radio
                  key={value}
                  name="answer"
                  label={t(`team.answers.${value}`)}
                  help={
                    value === 'return' ? (
                      <Again of={again} maker={task.agent} />
                    ) : (
                      t(`team.answerNotes.${value}`)
                    )
                  }
                  checked={answer === value}
                  onChange={() => setAnswer(value)}
                />
              ))}
            </fieldset>
            <TextArea
              label={t('team.message')}
              rows={4}
              value={message}
              error={faults.message}
              maxLength={1000}
              onChange={({ target }) => setMessage(target.value)}
            />
          </div>
        </div>
      )}
    </PromptDialog>
  )
}

interface AgainProps {
  of: { data: RemakeView | null | undefined; error: unknown; refetch: () => unknown }
  maker: ManagedCardView['agent']
}

/** Who makes it again and by when; where it is not who made it, why. */
function Again({ of: { data: remake, error, refetch }, maker }: AgainProps) {
  const { t } = useTranslation(['desk', 'common'])
  const { namedDay } = useFormats()
  if (remake === undefined)
    return error ? (
      <>
        {messageOfError(error, t('common:errors.unexpected'))}{' '}
        <Button size="sm" look="quiet" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </>
    ) : (
      t('team.againRead')
    )
  if (remake === null) return t('team.againNobody')
  const { name, promisedAt, makerAt, agentId } = remake
  const isOther = maker !== null && maker.id !== agentId
  return (
    <>
      <b>{t('team.again', { name, date: namedDay(promisedAt) })}</b>{' '}
      {isOther &&
        `${makerAt ? t('team.againLater', { maker: maker.name, date: namedDay(makerAt) }) : t('team.againAway', { maker: maker.name })} `}
      {t('team.answerNotes.return')}
    </>
  )
}

/** What was asked for beside what was delivered: nobody answers a complaint without having read both. */
function Complained({ task }: { task: ManagedCardView }) {
  const { t } = useTranslation('desk')
  const rowsOf = useBriefRows()
  const [page, setPage] = useState(0)
  const { complained } = task
  if (!complained) return null
  const { brief, hooks, agentComment } = complained
  const { picture } = task
  const { infos, graphic } = rowsOf(brief, task.format, task.kind !== 'hook')
  return (
    <section className="po-answer-work" aria-label={t('team.complained')}>
      <blockquote className="po-brief-words">
        {task.complaint?.reason}
        <footer>{t('team.reason', { business: task.business })}</footer>
      </blockquote>
      <div className="po-answer-delivered">
        {picture && (
          <div className="po-answer-picture">
            <PostPicture
              src={pageAt(pageOfPicture(picture.file, page), { width: 480 })}
              alt={task.title}
              pages={picture.pages}
            />
            <PageThumbs picture={picture.file} pages={picture.pages} page={page} onPage={setPage} />
          </div>
        )}
        <div>
          {task.kind !== 'visual' && (
            <>
              <h3>{t('team.deliveredWords')}</h3>
              <p>{hooks.common}</p>
            </>
          )}
          {agentComment && (
            <>
              <h3>{t('toCustomer')}</h3>
              <p>{agentComment}</p>
            </>
          )}
        </div>
      </div>
      <h3>{t('team.ordered')}</h3>
      <p>{messageOf(brief)}</p>
      <BriefRows rows={task.kind === 'hook' ? infos : [...infos, ...graphic]} />
    </section>
  )
}
