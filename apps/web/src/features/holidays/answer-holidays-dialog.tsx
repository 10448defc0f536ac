import { type HolidayRequestView, longestDeclineReason } from '@postelier/contract/holidays'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { periodOf, useDays } from '#features/holidays/holiday-columns.tsx'
import { holidayEffectQuery, holidaysKey } from '#features/holidays/holiday-queries.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface AnswerHolidaysDialogProps {
  request: HolidayRequestView
  onClose: () => void
}

/** What a yes would mean stands above the answer; a no needs its reason. */
export function AnswerHolidaysDialog({ request, onClose }: AnswerHolidaysDialogProps) {
  const { t } = useTranslation('holidays')
  const days = useDays()
  const [answer, setAnswer] = useState<'accept' | 'decline'>('accept')
  const [message, setMessage] = useState('')
  const { id: requestId, agent, begin, end, type, workingDays } = request
  const isYes = answer === 'accept'
  const effect = useQuery(holidayEffectQuery(requestId)).data
  return (
    <PromptDialog
      title={t('received.answerTo', { name: agent.name })}
      words={[t(`types.${type}`), periodOf(days, begin, end), t('daysCount', { count: workingDays })].join(
        ' · ',
      )}
      confirmLabel={t('received.send')}
      danger={!isYes}
      isReady={isYes ? effect !== undefined : message.trim() !== ''}
      onClose={onClose}
      onSend={() =>
        call('POST /api/admin/users/requested-holidays-received/{requestId}/answer', {
          params: { requestId },
          body: isYes
            ? { accept: true, seenBroken: effect?.broken.map(({ taskId }) => taskId) ?? [] }
            : { accept: false, message },
        })
      }
      stale={[holidaysKey]}
      done={t(isYes ? 'received.accepted' : 'received.declined', { name: agent.name })}
    >
      {(faults) => (
        <>
          <Effect requestId={requestId} isCounted={type === 'paidHolidays'} />
          <SegmentedChoice
            label={t('received.yourAnswer')}
            value={answer}
            onChange={setAnswer}
            choices={[
              { value: 'accept', label: t('received.accept') },
              { value: 'decline', label: t('received.decline') },
            ]}
          />
          {!isYes && (
            <TextArea
              label={t('received.message')}
              help={t('received.messageHint')}
              value={message}
              error={faults.message}
              maxLength={longestDeclineReason}
              rows={3}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </>
      )}
    </PromptDialog>
  )
}

const mostNamed = 5

function Effect({ requestId, isCounted }: { requestId: number; isCounted: boolean }) {
  const { t } = useTranslation('holidays')
  const { list } = useDays()
  // A promise is an instant: its day is that of who reads it.
  const { dayMonthYear } = useFormats()
  const { data } = useQuery(holidayEffectQuery(requestId))
  if (!data) return <p className="po-mute" aria-busy="true" />
  const { broken } = data
  const names = [...new Set(data.away.map(({ name }) => name))]
  return (
    <ul className="po-holiday-effect">
      <li>{t('received.away', { count: names.length, who: list(names) })}</li>
      <li>{t('received.present', { count: data.present })}</li>
      {data.balance && <li>{t('received.balance', data.balance)}</li>}
      {!isCounted && <li>{t('received.notCounted')}</li>}
      {broken.length > 0 && (
        <li>
          {t('received.broken', { count: broken.length })}
          <ul>
            {broken.slice(0, mostNamed).map(({ taskId, title, promisedAt }) => (
              <li key={taskId}>{t('received.brokenOne', { title, date: dayMonthYear(promisedAt) })}</li>
            ))}
            {broken.length > mostNamed && (
              <li>{t('received.brokenMore', { count: broken.length - mostNamed })}</li>
            )}
          </ul>
          <Link {...linkTo({ to: '/me/managing-tasks' })} className="po-link">
            {t('received.toTeam')}
          </Link>
        </li>
      )}
    </ul>
  )
}
