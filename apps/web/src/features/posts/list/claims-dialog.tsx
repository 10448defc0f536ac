import type { ClaimsOfPost } from '@postelier/contract/truth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'

interface ClaimsDialogProps {
  /** Those that say something no source bears out. */
  posts: readonly ClaimsOfPost[]
  /** How many more are validated with them, about which nothing is asked. */
  others: number
  onClose: () => void
  /** With the posts that somebody answers for. */
  onValidate: (anyway: ReadonlySet<string>) => Promise<unknown>
}

/** What each post says that no source confirms; only those that are ticked are validated with the others. */
export function ClaimsDialog({ posts, others, onClose, onValidate }: ClaimsDialogProps) {
  const { t } = useTranslation(['calendar', 'truth'])
  const [anyway, setAnyway] = useState<ReadonlySet<string>>(new Set())
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(anyway)
    if (isTicked) next.add(id)
    else next.delete(id)
    setAnyway(next)
  }
  const count = others + anyway.size
  return (
    <PromptDialog
      title={t('together.claimsTitle', { count: posts.length })}
      words={t('together.claimsWords')}
      confirmLabel={t('together.claimsConfirm', { count })}
      isReady={count > 0}
      isReadFirst
      onClose={onClose}
      onSend={() => onValidate(anyway)}
    >
      {() => (
        <ul className="po-claims">
          {posts.map(({ id, title, claims }) => (
            <li key={id}>
              <Checkbox
                label={t('together.claimsAnyway', { title })}
                checked={anyway.has(id)}
                onChange={(event) => tick(id, event.target.checked)}
              />
              <ul>
                {claims.map((text) => (
                  <li key={text}>{t('truth:marks.quoted', { text })}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </PromptDialog>
  )
}
