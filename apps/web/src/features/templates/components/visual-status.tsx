import { Menu } from '@mantine/core'
import type { VisualStatus as Status } from '@postelier/contract'
import { Check, ChevronDown, Circle, CircleCheck, CircleSlash, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/more-menu.css'
import '#features/templates/components/templates.css'

const shapes: Record<Status, LucideIcon> = { draft: Circle, enabled: CircleCheck, disabled: CircleSlash }
export const statusNames = Object.keys(shapes) as readonly Status[]

/** A word and a shape; the colour comes third. */
export function VisualStatus({ status }: { status: Status }) {
  const { t } = useTranslation('templates')
  return (
    <span className={cx('po-vstatus', `po-vstatus-${status}`)}>
      <Icon of={shapes[status]} size={14} />
      {t(`statuses.${status}`)}
    </span>
  )
}

interface StatusMenuProps {
  name: string
  status: Status
  onChange: (status: Status) => void
}

/** The status where it stands, to be changed there. */
export function StatusMenu({ name, status, onChange }: StatusMenuProps) {
  const { t } = useTranslation('templates')
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <button
          type="button"
          className="po-vstatus-button"
          aria-label={t('statusOf', { name, status: t(`statuses.${status}`) })}
        >
          <VisualStatus status={status} />
          <Icon of={ChevronDown} size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="po-more">
        {statusNames.map((one) => (
          <Menu.Item
            key={one}
            leftSection={<Icon of={shapes[one]} size={16} />}
            rightSection={one === status ? <Icon of={Check} size={14} /> : null}
            onClick={() => one !== status && onChange(one)}
          >
            {t(`statuses.${one}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
