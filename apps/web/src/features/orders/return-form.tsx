import type { Hooks } from '@postelier/contract'
import { mostRemarks, type OrderView, type Remark } from '@postelier/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, Send, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BriefChangeForm, useBriefChange } from '#features/orders/brief-change.tsx'
import { DeliveredWords } from '#features/orders/delivered-words.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { type OrderAt, paramsOf, staleAfterOrder } from '#features/orders/order-queries.ts'
import { ReturnFrame } from '#features/orders/return-frame.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** What there is to correct. */
const aboutsOf = (kind: OrderView['kind']) =>
  (['visual', 'text', 'other'] as const).filter(
    (about) => about === 'other' || kind === 'complete' || (kind === 'hook') === (about === 'text'),
  )

export interface Delivered {
  /** What it shows, drawn; places are shown on it. */
  picture: string | null
  pages: number
  /** Words alone as their networks show them. */
  preview: (hooks: Hooks) => ReactNode
}

type Draft = Pick<Remark, 'about' | 'message' | 'pin'>
const empty: Draft = { about: 'text', message: '', pin: null }

/** Remarks on what was delivered, with their places, and another brief where one is wanted. */
export function ReturnForm({
  at,
  order,
  picture,
  pages,
  preview,
}: Delivered & { at: OrderAt; order: OrderView }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const links = useOrderLinks()
  // Of this round: what was typed and not sent is there again, a sent one is not.
  const place = `return.${at.accountId}.${at.taskPublicId}.${order.returns.asked}`
  const [{ remarks }, keep] = useKept<{ remarks: readonly Draft[] }>(place, { remarks: [empty] })
  const setRemarks = (next: readonly Draft[]) => keep({ remarks: next })
  const shown = order.kind === 'hook' ? null : picture
  const seen = order.proposals.at(-1)
  const hooks = seen?.hooks
  const { namedDay, time } = useFormats()
  const { asked, included, nextCredits } = order.returns
  const back = () => navigate(linkTo(links.post(at.taskPublicId)))
  const written = remarks.filter(({ message }) => message.trim() !== '')
  const client = useQueryClient()
  const brief = useBriefChange(at, order)
  const { after, scope, quote } = brief
  const price = scope ? (quote?.credits ?? 0) : nextCredits
  const send = useAction({
    send: () =>
      call('POST /api/users/{id}/orders/{taskPublicId}/return', {
        params: paramsOf(at),
        body: {
          remarks: written.map((one) => ({ ...one })),
          ...(seen ? { round: seen.round } : {}),
          agreedCredits: price,
          ...(scope && after.configurationId !== null && quote?.promise
            ? {
                change: {
                  configurationId: after.configurationId,
                  brief: after.brief,
                  promisedAt: quote.promise.at,
                },
              }
            : {}),
        },
      }),
    stale: staleAfterOrder(at),
    done: t('returnForm.sent'),
    onDone: async () => {
      await back()
      dropKept(place)
    },
    faultWords: (error) => (isApiError(error) && error.code === 'invalid' ? t('returnForm.error') : null),
    // Another price or date since: both are read again before somebody agrees to them.
    onFault: async () => {
      await client.invalidateQueries({ queryKey: ['orders', at.accountId, 'return-quote'] })
      return false
    },
  })
  const change = (index: number, part: Partial<Draft>) =>
    setRemarks(remarks.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const pinAt = (pin: NonNullable<Remark['pin']>) => {
    const free = remarks.findIndex((one) => one.message === '' && one.pin === null)
    if (free >= 0) change(free, { about: 'visual', pin })
    else if (remarks.length < mostRemarks) setRemarks([...remarks, { about: 'visual', message: '', pin }])
  }
  const missingId = useId()
  const { backAt } = brief
  const due = backAt && t('returnForm.back', { date: namedDay(backAt), time: time(backAt) })
  const credits = t('credits', { count: price })
  const isReady = scope
    ? quote !== undefined && quote.promise !== null && quote.missing === 0 && !brief.isOld
    : written.length > 0
  return (
    <>
      <div className="po-page po-return">
        <div>
          <p className="po-lead">{t(shown ? 'returnForm.leadWithPicture' : 'returnForm.lead')}</p>
          {!scope && (
            <p className={nextCredits > 0 ? 'po-quote-missing' : 'po-ink2'}>
              {nextCredits > 0
                ? t('returnForm.costs', { credits })
                : t('returnForm.free', { count: Math.max(0, included - asked) })}
              {due && ` ${t('returnForm.backBy', { date: due, name: order.agentName })}`}
            </p>
          )}
        </div>
        <div className="po-return-columns">
          {order.kind === 'hook' && hooks && <div className="po-return-preview">{preview(hooks)}</div>}
          {shown && (
            <ReturnFrame
              {...{ order, picture: shown, pages }}
              pins={remarks.map(({ pin }) => pin)}
              onPin={pinAt}
            />
          )}
          {order.kind !== 'hook' && !shown && <DeliveredWords order={order} />}
          <div className="po-return-said">
            <ol className="po-return-remarks">
              {remarks.map((remark, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their number
                <li key={index}>
                  <div className="po-row">
                    <SegmentedChoice
                      label={t('returnForm.about')}
                      size="sm"
                      value={remark.about}
                      onChange={(about) => change(index, { about })}
                      choices={aboutsOf(order.kind).map((value) => ({
                        value,
                        label: t(`returnForm.abouts.${value}`),
                      }))}
                    />
                    {remark.pin && (
                      <small className="po-mute">{t('returnForm.place', { number: index + 1 })}</small>
                    )}
                    {remarks.length > 1 && (
                      <IconButton
                        icon={X}
                        label={t('returnForm.removeRemark', { number: index + 1 })}
                        onClick={() => setRemarks(remarks.filter((_, at) => at !== index))}
                      />
                    )}
                  </div>
                  <TextArea
                    label={t('returnForm.message')}
                    rows={3}
                    maxLength={1000}
                    value={remark.message}
                    onChange={({ target }) => change(index, { message: target.value })}
                  />
                </li>
              ))}
            </ol>
            {remarks.length < mostRemarks && (
              <Button look="quiet" size="sm" icon={Plus} onClick={() => setRemarks([...remarks, empty])}>
                {t('returnForm.add')}
              </Button>
            )}
          </div>
        </div>
        <BriefChangeForm at={at} order={order} change={brief} faults={send.faults} onChange={send.clear} />
      </div>
      <ActionBar
        start={
          isReady ? (
            <p className="po-ink2">
              {price > 0 ? credits : t('returnForm.isFree')}
              {due && `, ${t('returnForm.backShort', { date: due })}`}
            </p>
          ) : (
            <p id={missingId} className="po-ink2">
              {t(scope ? 'returnForm.missingQuote' : 'returnForm.missing')}
            </p>
          )
        }
      >
        <Button
          look="primary"
          icon={Send}
          busy={send.busy}
          disabled={!isReady}
          {...(isReady ? {} : { 'aria-describedby': missingId })}
          onClick={() => void send.run()}
        >
          {price > 0 ? t('returnForm.sendFor', { credits }) : t('returnForm.send')}
        </Button>
      </ActionBar>
    </>
  )
}
