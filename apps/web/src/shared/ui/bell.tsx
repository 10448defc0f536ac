import { Popover } from '@mantine/core'
import { Bell as BellIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'

interface BellProps {
  /** How much needs somebody; it is marked where there is any. */
  count: number
  className: string
  children: (close: () => void) => ReactNode
}

/** The bell of the bar over every page, and the list it opens. */
export function Bell({ count, className, children }: BellProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const label = count > 0 ? t('notices.labelCount', { count }) : t('notices.label')
  return (
    <Popover
      position="bottom-end"
      width={384}
      offset={6}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <button
          type="button"
          className="po-ib po-bell"
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={BellIcon} />
          {count > 0 && <span aria-hidden="true" />}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={className} aria-label={t('notices.label')}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  )
}
