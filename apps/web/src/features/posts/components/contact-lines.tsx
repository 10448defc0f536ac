import { Popover } from '@mantine/core'
import { writtenPhone } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Contact } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasLine, withLine, withoutLine } from '#features/posts/model/contact-lines.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface ContactLinesProps {
  value: string
  onChange: (value: string) => void
}

/** How the business is reached, at the foot of the words: what its account holds, each line put in or taken out by a press. */
export function ContactLines({ value, onChange }: ContactLinesProps) {
  const { t } = useTranslation('postPage')
  const accountId = useManagedAccountId()
  const [isOpen, setOpen] = useState(false)
  const account = useQuery({ ...accountQuery(accountId), enabled: isOpen && accountId > 0 }).data
  const lines = account ? linesOf(account) : []
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          icon={Contact}
          label={t('tools.contact')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown className="po-contact-lines">
        <p className="po-mute">
          {t(account && lines.length === 0 ? 'tools.noContact' : 'tools.contactHelp')}
        </p>
        {lines.map((line) => (
          <Checkbox
            key={line}
            label={line}
            checked={hasLine(value, line)}
            onChange={({ target }) =>
              onChange(target.checked ? withLine(value, line, lines) : withoutLine(value, line))
            }
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

interface Reached {
  readonly phone: string
  readonly society: {
    readonly siteUrl: string
    readonly address: string
    readonly zipCode: string
    readonly city: string
  }
}

function linesOf({ phone, society: { siteUrl, address, zipCode, city } }: Reached): string[] {
  const town = [zipCode, city].filter(Boolean).join(' ')
  const site = siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return [writtenPhone(phone), [address, town].filter(Boolean).join(', '), site]
    .map((line) => line.trim())
    .filter(Boolean)
}
