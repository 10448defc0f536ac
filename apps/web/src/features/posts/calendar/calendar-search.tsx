import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'

interface CalendarSearchProps {
  value: string
  onChange: (words: string) => void
}

/** A field where there is room; else a sign that opens one over the bar, and stays open while something is looked for. */
export function CalendarSearch({ value, onChange }: CalendarSearchProps) {
  const { t } = useTranslation('calendar')
  const [isOpen, setOpen] = useState(value !== '')
  const field = useRef<HTMLDivElement>(null)
  // Opened by the address, it takes nobody's focus.
  const isPressed = useRef(false)
  useEffect(() => {
    if (isOpen && isPressed.current) field.current?.querySelector('input')?.focus()
  }, [isOpen])
  const open = () => {
    isPressed.current = true
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    onChange('')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field closes it; the button beside it does the same.
    <div
      className={cx('po-cal-search', isOpen && 'po-cal-search-open')}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
    >
      <span className="po-cal-search-sign">
        <IconButton icon={Search} label={t('search')} onClick={open} />
      </span>
      <div className="po-cal-search-field" ref={field}>
        <ListSearch key={isOpen ? 'open' : 'shut'} label={t('search')} value={value} onChange={onChange} />
        <span className="po-cal-search-sign">
          <IconButton icon={X} label={t('searchClose')} onClick={close} />
        </span>
      </div>
    </div>
  )
}
