import type { KeyDateView, Network } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarX, Share2, TriangleAlert, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayMark } from '#features/occasions/components/day-mark.tsx'
import { useDayWords } from '#features/occasions/model/use-day-words.ts'
import { occasionsKey } from '#features/occasions/occasion-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { type DraftNow, useDraftNow } from '#shared/drafting/use-draft-now.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useBeginOrder } from '#shared/orders/use-begin-order.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Switch } from '#shared/ui/check-field.tsx'
import { NetworkToggle, networkLabel } from '#shared/ui/network-mark.tsx'

interface Details {
  readonly keyDate: KeyDateView
  readonly networks: readonly Network[]
  readonly lost: readonly Network[]
  readonly isCharterComplete: boolean
  readonly localTime: string | null
  readonly isOver: boolean
  readonly isTold: boolean
}

/** What stands between a day and its post, or what it takes. */
export function DateConversion({ accountId, details }: { accountId: number; details: Details }) {
  const { t } = useTranslation('occasions')
  const mayCreate = useAbility('planning:create')
  // Held here: the day may be known to have its post before the wish for it is told, and that one opens it.
  const drafting = useDraftNow(accountId, [occasionsKey(accountId)])
  const { keyDate, networks, isOver, isTold } = details
  if (keyDate.taskId && !drafting.isBusy)
    return (
      <div className="po-row">
        <DayMark state="converted" />
        <ButtonLink look="primary" to="/me/tasks/$taskPublicId" params={{ taskPublicId: keyDate.taskId }}>
          {t('dates.open')}
        </ButtonLink>
      </div>
    )
  if (isOver)
    return (
      <Notice tone="wait" icon={CalendarX}>
        {t('day.isOver')}
      </Notice>
    )
  if (!mayCreate) return null
  if (!isTold)
    return (
      <Notice tone="wait" icon={TriangleAlert}>
        {t('day.notTold')}
      </Notice>
    )
  if (networks.length === 0)
    return (
      <Notice tone="wait" icon={Share2}>
        {t('day.noNetwork')}{' '}
        <Link to="/me/networks" className="po-link">
          {t('day.linkNetwork')}
        </Link>
      </Notice>
    )
  return (
    <>
      <ConversionForm accountId={accountId} details={details} drafting={drafting} />
      <ByAgent accountId={accountId} keyDate={keyDate} />
    </>
  )
}

/** Somebody else makes the post for that day. */
function ByAgent({ accountId, keyDate: { title, date, says } }: { accountId: number; keyDate: KeyDateView }) {
  const { t } = useTranslation('occasions')
  const navigate = useNavigate()
  const mayOrder = useAbility('orders:create')
  const begin = useBeginOrder(accountId, (taskPublicId) =>
    navigate({ to: '/me/tasks/$taskPublicId/order', params: { taskPublicId } }),
  )
  const kinds = useQuery({
    queryKey: ['orders', accountId, 'kinds'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/order-kinds', { params: { id: accountId }, signal }),
    enabled: mayOrder,
  }).data
  if (!mayOrder) return null
  const prices = kinds?.configurations.map(({ credits }) => credits) ?? []
  return (
    <Button
      look="quiet"
      icon={UsersRound}
      busy={begin.busy}
      onClick={() => void begin.run({ title, message: says.join('\n'), publishOn: date })}
    >
      {prices.length > 0 ? t('day.orderFrom', { count: Math.min(...prices) }) : t('day.order')}
    </Button>
  )
}

interface ConversionFormProps {
  accountId: number
  details: Details
  drafting: DraftNow
}

function ConversionForm({ accountId, details, drafting }: ConversionFormProps) {
  const { t } = useTranslation('occasions')
  const { formats } = useDayWords()
  const { list } = useFormats()
  const { keyDate, networks, lost, isCharterComplete, localTime } = details
  const [chosen, setChosen] = useState<readonly Network[]>(() =>
    networks.filter((network) => !lost.includes(network)),
  )
  const [showsLogo, setShowsLogo] = useState(isCharterComplete)
  const { price, isShort, words, draft, isBusy, refusal } = drafting
  const isWaiting = isBusy || keyDate.conversion === 'drafting'
  const { key, year } = keyDate
  const make = () =>
    draft(
      (agreedCredits) =>
        call('POST /api/users/{id}/key-dates/{key}/{year}/conversion', {
          params: { id: accountId, key, year },
          body: { networks: [...chosen], showsLogo, agreedCredits },
        }),
      t('day.make'),
    )
  // The local time is the business's and is shown, whatever the zone of who reads.
  const at = localTime && `${localTime}:00Z`
  return (
    <form
      className="po-stack po-date-wish"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting && chosen.length > 0) void make()
      }}
    >
      <fieldset>
        <legend>{t('day.networks')}</legend>
        <div className="po-row po-date-networks">
          {networks.map((network) => (
            <NetworkToggle
              key={network}
              network={network}
              on={chosen.includes(network)}
              onChange={(on) =>
                setChosen(networks.filter((one) => (one === network ? on : chosen.includes(one))))
              }
            />
          ))}
        </div>
        <p className={chosen.length === 0 ? 'po-bad' : 'po-mute'}>
          {chosen.length === 0 ? t('day.noneChosen') : t('day.networksHelp')}
        </p>
        {lost.length > 0 && (
          <p className="po-date-lost">
            {t('day.lost', { count: lost.length, networks: list(lost.map(networkLabel)) })}{' '}
            <Link to="/me/networks" className="po-link">
              {t('day.linkAgain')}
            </Link>
          </p>
        )}
      </fieldset>
      <div>
        <Switch
          label={t('day.logo')}
          checked={showsLogo}
          disabled={!isCharterComplete}
          onChange={({ target }) => setShowsLogo(target.checked)}
        />
        {!isCharterComplete && (
          <p className="po-mute">
            {t('day.noLogo')}{' '}
            <Link to="/me/account" search={{ tab: 'brand' }} className="po-link">
              {t('day.addLogo')}
            </Link>
          </p>
        )}
      </div>
      <p className="po-date-plan">
        {at ? t('day.goesOut', { when: `${formats.namedDay(at)}, ${formats.time(at)}` }) : t('day.noHour')}
      </p>
      {refusal && (
        <p role="alert" className="po-fault">
          {t('day.failed', { event: keyDate.title })} {refusal}
        </p>
      )}
      <div className="po-date-action">
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={isWaiting}
          disabled={!price || isShort || chosen.length === 0}
        >
          {isWaiting ? t('day.making') : t('day.make')}
        </Button>
        <p role="status" className={isShort ? 'po-bad' : 'po-mute'}>
          {words}
        </p>
      </div>
    </form>
  )
}
