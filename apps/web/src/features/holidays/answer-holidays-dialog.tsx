import { type HolidayRequestView, longestDeclineReason } from '@postelier/contract/holidays'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, CalendarOff, type LucideIcon, TriangleAlert, UserMinus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { periodOf, useDays } from '#features/holidays/holiday-columns.tsx'
import { holidayEffectQuery, holidaysKey } from '#features/holidays/holiday-queries.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { EndangeredOrders } from '#shared/orders/endangered-orders.tsx'
import { type Choices, chosenText, useTransferChoices } from '#shared/orders/transfer-choices.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface AnswerHolidaysDialogProps {
  request: HolidayRequestView
  onClose: () => void
}

/** What a yes would mean stands above the answer, and under it where each order goes that would be late; a no needs its reason. */
export function AnswerHolidaysDialog({ request, onClose }: AnswerHolidaysDialogProps) {
  const { t } = useTranslation(['holidays', 'transfers'])
  const days = useDays()
  const [answer, setAnswer] = useState<'' | 'accept' | 'decline'>('')
  const [message, setMessage] = useState('')
  const chosen = useState<Choices>({})
  const { id: requestId, agent, begin, end, type, workingDays } = request
  const effect = useQuery({
    ...holidayEffectQuery(requestId, chosenText(chosen[0])),
    placeholderData: keepPreviousData,
  })
  const broken = effect.data?.broken
  const choosing = useTransferChoices(broken, chosen)
  const isYes = answer === 'accept'
  const isNo = answer === 'decline'
  return (
    <PromptDialog
      title={t('received.answerTo', { name: agent.name })}
      words={[t(`types.${type}`), periodOf(days, begin, end), t('daysCount', { count: workingDays })].join(
        ' · ',
      )}
      confirmLabel={t('received.send')}
      danger={isNo}
      isReady={isYes ? effect.isSuccess && !effect.isPlaceholderData : isNo && message.trim() !== ''}
      missing={missingWords()}
      isComplete={() => isNo || choosing.isComplete()}
      isReadFirst
      isWide
      onClose={onClose}
      onSend={() =>
        call('POST /api/admin/users/requested-holidays-received/{requestId}/answer', {
          params: { requestId },
          body: isYes
            ? { accept: true, transfers: Object.values(choosing.choices) }
            : { accept: false, message },
        })
      }
      stale={[holidaysKey, ['work'], ['home']]}
      done={doneWords()}
    >
      {(faults) => (
        <>
          <AsyncState of={effect} loading={<LineSkeleton />}>
            {(data) => <Effect effect={data} isCounted={type === 'paidHolidays'} />}
          </AsyncState>
          <SegmentedChoice
            label={t('received.yourAnswer')}
            value={answer}
            onChange={setAnswer}
            choices={[
              { value: 'accept', label: t('received.accept') },
              { value: 'decline', label: t('received.decline') },
            ]}
          />
          {/* A no leaves every order where it is. */}
          {!isNo && broken && broken.length > 0 && (
            <EndangeredOrders
              title={t(
                broken.some(({ lateAnyway }) => lateAnyway) ? 'transfers:riskLater' : 'transfers:risk',
                { count: broken.length },
              )}
              orders={broken}
              holder={agent.name}
              choosing={choosing}
            />
          )}
          {isNo && (
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

  function missingWords(): string {
    if (answer === '') return t('received.choose')
    if (isNo) return message.trim() === '' ? t('received.why') : ''
    const left = (broken ?? []).filter(({ taskId }) => !choosing.choices[taskId]).length
    return left > 0 ? t('transfers:left', { count: left }) : ''
  }

  function doneWords(): string {
    const { name } = agent
    const moved = Object.values(choosing.choices).filter(({ agentId }) => agentId !== null).length
    if (isNo) return t('received.declined', { name })
    return moved > 0
      ? t('received.acceptedAndMoved', { name, count: moved })
      : t('received.accepted', { name })
  }
}

type HolidayEffect = AnswerOf<'GET /api/admin/users/requested-holidays-received/{requestId}/effect'>

/** Of those who do not work then anyway. */
const mostNamed = 5

function Effect({ effect, isCounted }: { effect: HolidayEffect; isCounted: boolean }) {
  const { t } = useTranslation('holidays')
  const { list, namedDay } = useDays()
  const names = [...new Set(effect.away.map(({ name }) => name))]
  const dayOf = (date: string) => namedDay(new Date(`${date}T12:00:00Z`))
  const isAlone = effect.present > 0 && effect.nobodyOn.length > 0
  const facts: [LucideIcon, string][] = [
    // What speaks against it is read first.
    ...(isAlone
      ? [
          [TriangleAlert, t('received.nobodyOn', { days: list(effect.nobodyOn.map(dayOf)) })] as [
            LucideIcon,
            string,
          ],
        ]
      : []),
    ...(names.length === 0 && effect.off.length > 0
      ? []
      : [
          [CalendarOff, t('received.away', { count: names.length, who: list(names) })] as [
            LucideIcon,
            string,
          ],
        ]),
    ...effect.off
      .slice(0, mostNamed)
      .map(({ name, days }): [LucideIcon, string] => [
        UserMinus,
        t('received.off', { name, days: list(days.map(dayOf)) }),
      ]),
    ...(effect.off.length > mostNamed
      ? [[UserMinus, t('received.offMore', { count: effect.off.length - mostNamed })] as [LucideIcon, string]]
      : []),
    [Users, t('received.present', { count: effect.present })],
    ...(effect.balance
      ? [[CalendarDays, t('received.balance', effect.balance)] as [LucideIcon, string]]
      : []),
    ...(isCounted ? [] : [[CalendarDays, t('received.notCounted')] as [LucideIcon, string]]),
  ]
  return (
    <ul className="po-holiday-effect">
      {facts.map(([icon, words]) => (
        <li key={words} {...(icon === TriangleAlert ? { className: 'po-holiday-risk' } : {})}>
          <Icon of={icon} size={16} />
          {words}
        </li>
      ))}
    </ul>
  )
}
