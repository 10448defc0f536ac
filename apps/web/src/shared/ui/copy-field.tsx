import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/copy-field.css'

const confirmMs = 2_000

/** A value to be taken elsewhere (an address, a key): read-only, with a button that copies it and confirms. */
export function CopyField({ label, value, help }: { label: string; value: string; help?: string }) {
  const { t } = useTranslation('common')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    window.setTimeout(() => setCopied(false), confirmMs)
  }
  return (
    <div className="po-copy">
      <TextField
        label={label}
        help={help}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? t('actions.copied') : t('actions.copy')}</span>
      </Button>
    </div>
  )
}
