import { type Network, taskOrigins } from '@postelier/contract'
import { ListFilter, X } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusFilter } from '#features/posts/calendar/status-filter.tsx'
import { cx } from '#shared/lib/class-names.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkToggle } from '#shared/ui/network-mark.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

interface CalendarFiltersProps {
  accountId: number
  words: ListWords
  /** Networks with an account or with posts. */
  networks: readonly Network[]
  change: (next: Record<string, string>) => void
}

/** States and, where the bar is narrow, networks: behind one button that says how many are set. */
export function CalendarFilters({ accountId, words, networks, change }: CalendarFiltersProps) {
  const { t } = useTranslation(['calendar', 'posts'])
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const count = [words.status, words.network, words.origin].filter(Boolean).length
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape inside closes what the button opened.
    <div
      ref={whole}
      className="po-cal-filters"
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={cx('po-cal-filter', count > 0 && 'po-cal-filter-on')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={count > 0 ? t('filters', { count }) : t('filter')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={ListFilter} size={16} />
        <span className="po-cal-filter-words">{t('filter')}</span>
        {count > 0 && <b aria-hidden="true">{count}</b>}
      </button>
      <div id={panelId} className={cx('po-cal-panel', isOpen && 'po-cal-panel-open')}>
        <NetworkFilter {...{ words, networks, change }} />
        <StatusFilter
          isLabelHeard
          accountId={accountId}
          value={words.status ?? ''}
          onChange={(status) => change({ status })}
        />
        <SelectField
          label={t('posts:origin')}
          isLabelHeard
          placeholder={t('posts:anyOrigin')}
          value={words.origin ?? ''}
          onChange={(event) => change({ origin: event.target.value })}
          choices={taskOrigins.map((value) => ({ value, label: t(`posts:origins.${value}`) }))}
        />
        {(count > 0 || words.search) && (
          <IconButton
            icon={X}
            label={t('posts:reset')}
            onClick={() => change({ search: '', status: '', network: '', origin: '' })}
          />
        )}
      </div>
    </div>
  )
}

/** Each network is a mark that can be pressed. */
export function NetworkFilter({ words, networks, change }: Omit<CalendarFiltersProps, 'accountId'>) {
  const { t } = useTranslation('posts')
  // All there is of one network is all there is.
  if (networks.length < 2 && !words.network) return null
  return (
    <fieldset className="po-row po-cal-networks" aria-label={t('networks')}>
      {networks.map((network) => (
        <NetworkToggle
          key={network}
          network={network}
          markOnly
          on={words.network === network}
          lit={!words.network}
          onChange={(on) => change({ network: on ? network : '' })}
        />
      ))}
    </fieldset>
  )
}
