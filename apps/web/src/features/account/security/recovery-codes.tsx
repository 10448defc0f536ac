import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button.tsx'

interface RecoveryCodesProps {
  titleId: string
  codes: readonly string[]
  onClose: () => void
}

/** Shown once. The file is made here: the codes are not sent anywhere again. */
export function RecoveryCodes({ titleId, codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation(['account', 'common'])
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="po-step-form">
      <h2 id={titleId}>{t('account:security.codesTitle')}</h2>
      <p className="po-ink2">{t('account:security.codesWords')}</p>
      <ol className="po-recovery">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="po-row">
        <Button size="sm" icon={Download} onClick={() => save(text, t('account:security.codesFile'))}>
          {t('account:security.codesDownload')}
        </Button>
        <Button size="sm" icon={copied ? Check : Copy} onClick={() => void copy()}>
          <span aria-live="polite">
            {copied ? t('common:actions.copied') : t('account:security.codesCopy')}
          </span>
        </Button>
      </div>
      <div className="po-dialog-end">
        <Button look="primary" onClick={onClose}>
          {t('account:security.codesDone')}
        </Button>
      </div>
    </div>
  )
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
