import type { EndangeredOrderView } from '@postelier/contract/desk'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type TransferChoosing, worthGiving } from '#shared/orders/transfer-choices.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import '#shared/orders/endangered-orders.css'
import '#shared/ui/field.css'

interface EndangeredOrdersProps {
  title: string
  orders: readonly EndangeredOrderView[]
  /** Who has them. */
  holder: string
  choosing: TransferChoosing
}

/** Promises that break, each with who could keep it; one press takes all that is proposed. */
export function EndangeredOrders({ title, orders, holder, choosing }: EndangeredOrdersProps) {
  const { t } = useTranslation('transfers')
  const { list } = useFormats()
  const titleId = useId()
  const proposed = orders.filter(({ proposed: one }) => one !== null).length
  const without = orders.filter(({ proposed: one, taskId }) => one === null && !choosing.choices[taskId])
  const done = orders.filter(({ taskId }) => choosing.choices[taskId]).length
  return (
    <section className="po-endangered" aria-labelledby={titleId}>
      <div className="po-endangered-head">
        <div>
          <h3 id={titleId}>
            <Icon of={TriangleAlert} size={16} /> {title}
          </h3>
          <p>
            {t('ask', { count: orders.length })}{' '}
            {orders.length > 1 && (
              <span className="po-num">{t('chosen', { done, count: orders.length })}</span>
            )}
          </p>
          {proposed > 0 && without.length > 0 && (
            <p className="po-ink2">
              {t('without', {
                count: without.length,
                titles: list(without.map(({ title }) => t('title', { title }))),
              })}
            </p>
          )}
        </div>
        {proposed > 0 && (
          <Button size="sm" onClick={choosing.takeAll}>
            {t('takeAll', { count: proposed })}
          </Button>
        )}
      </div>
      <ul>
        {orders.map((order) => (
          <EndangeredOrder key={order.taskId} {...{ order, holder, choosing }} />
        ))}
      </ul>
    </section>
  )
}

const dayMs = 86_400_000

function EndangeredOrder({
  order,
  holder,
  choosing,
}: Omit<EndangeredOrdersProps, 'orders' | 'title'> & { order: EndangeredOrderView }) {
  const { t } = useTranslation('transfers')
  const { namedDay, dayKey } = useFormats()
  const name = useId()
  const noteId = useId()
  const { taskId, title, business, promisedAt, lateAnyway, left, takers, proposed } = order
  const choice = choosing.choices[taskId]
  const [first, ...others] = worthGiving(order, dayKey, choice?.agentId)
  const chosen = choice && (choice.agentId ?? 'stays')
  const error = choosing.isLost(taskId) ? t('changed') : choosing.isAsked && !choice ? t('choose') : undefined
  const late = (endsAt: string) =>
    t('late', { count: Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(promisedAt)) / dayMs)) })
  const said = (
    [inTime, notInTime]: readonly ['give', 'giveLate'] | readonly ['other', 'otherLate'],
    taker: EndangeredOrderView['takers'][number],
  ) => {
    const end = taker.endsAt ?? promisedAt
    return t(taker.isInTime ? inTime : notInTime, {
      name: taker.name,
      date: namedDay(end),
      late: late(end),
    })
  }
  const way = choice && (choice.agentId === null ? left : takers.find(({ id }) => id === choice.agentId))
  const isLate = way?.isInTime === false && way.endsAt !== null
  const radio = (value: number | 'stays', label: string) => (
    <label className="po-check po-radio">
      <input
        type="radio"
        name={name}
        checked={chosen === value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onChange={() => choosing.choose(order, value === 'stays' ? null : value)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <li>
      <fieldset aria-describedby={error ? noteId : undefined}>
        <legend>
          <b>{title}</b>{' '}
          <small className="po-ink2">{t('promised', { business, date: namedDay(promisedAt) })}</small>
        </legend>
        {lateAnyway && (
          <p className="po-endangered-late">
            {t(Date.parse(promisedAt) < Date.now() ? 'lateAlready' : 'lateAnyway', {
              from: namedDay(lateAnyway),
              to: left.endsAt ? namedDay(left.endsAt) : t('neverThen'),
            })}
          </p>
        )}
        {!first && <p className="po-ink2">{t(takers.length > 0 ? 'nobodyEarlier' : 'nobodyAtAll')}</p>}
        {first && !proposed && (
          <p className="po-ink2">
            {t(lateAnyway ? 'nobodySooner' : 'nobody', {
              name: first.name,
              date: namedDay(first.endsAt ?? promisedAt),
            })}
          </p>
        )}
        <div className="po-endangered-ways">
          {first && radio(first.id, said(['give', 'giveLate'], first))}
          {radio(
            'stays',
            left.isInTime
              ? t('stay', { name: holder })
              : left.endsAt
                ? t('stayLate', { name: holder, date: namedDay(left.endsAt), late: late(left.endsAt) })
                : t('stayNever', { name: holder }),
          )}
          {others.length > 0 && (
            <SelectField
              label={t('others')}
              isLabelHeard
              placeholder={t('others')}
              value={others.some(({ id }) => id === chosen) ? String(chosen) : ''}
              onChange={({ target }) => {
                if (target.value) choosing.choose(order, Number(target.value))
              }}
              choices={others.map((taker) => ({
                value: String(taker.id),
                label: said(['other', 'otherLate'], taker),
              }))}
            />
          )}
        </div>
        {isLate && <p className="po-endangered-told">{t('told')}</p>}
        {error && (
          <p id={noteId} className="po-fault">
            {error}
          </p>
        )}
      </fieldset>
    </li>
  )
}
