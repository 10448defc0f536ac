import type { AccountView } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogoCalls } from '#features/account/api/logos.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { LogoFace } from '#shared/ui/logo-face.tsx'
import { UploadPicture } from '#shared/ui/upload-picture.tsx'
import '#features/account/components/brand-kit.css'

const mostExtras = 9

interface LogoFieldProps {
  account: AccountView
  /** Whether a picture was chosen and not sent yet. */
  onWaiting?: (waiting: boolean) => void
}

/** A business's main logo: upload, replace, remove. `onWaiting` says that a chosen file is not sent yet. */
export function LogoField({ account, onWaiting }: LogoFieldProps) {
  const { t } = useTranslation('account')
  const calls = useLogoCalls(account.id)
  const removal = useAction({ send: calls.removeLogo, done: t('look.removed') })
  const askBefore = useRemovalQuestion()
  const [replacing, setReplacing] = useState(false)
  const { logo } = account.society
  const name = account.society.commercialName || account.society.name
  if (!logo || replacing) {
    return (
      <div className="po-logo-field">
        <div>
          <UploadPicture
            label={logo ? t('look.replaceLogo') : t('look.addLogo')}
            help={t('look.logoNote')}
            {...(onWaiting ? { onWaiting } : {})}
            onUpload={async (file) => {
              await calls.logo(file)
              setReplacing(false)
            }}
          />
        </div>
      </div>
    )
  }
  return (
    <div className="po-logo-field">
      <LogoFace src={logo.urls.medium ?? logo.urls.full ?? ''} alt={t('look.logoAlt', { name })} />
      <div className="po-row">
        <Button size="sm" onClick={() => setReplacing(true)}>
          {t('look.replaceLogo')}
        </Button>
        <Button
          size="sm"
          look="quiet"
          busy={removal.busy}
          onClick={async () => {
            if (await askBefore()) await removal.run()
          }}
        >
          {t('look.removeLogo')}
        </Button>
      </div>
    </div>
  )
}

/** A picture that is gone is gone on the server too: so a question, not an undo. */
function useRemovalQuestion(): () => Promise<boolean> {
  const { t } = useTranslation('account')
  return () =>
    confirm({
      title: t('look.removeTitle'),
      words: t('look.removeWords'),
      confirmLabel: t('look.removeExtra'),
      keepLabel: t('look.keep'),
      danger: true,
    })
}

export function ExtraLogos({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const calls = useLogoCalls(account.id)
  const removal = useAction({ send: calls.removeExtra, done: t('look.removed') })
  const askBefore = useRemovalQuestion()
  const [replacing, setReplacing] = useState<number | null>(null)
  const logos = account.society.additionalLogos
  return (
    <div className="po-logo-field">
      {logos.length > 0 && (
        <ul className="po-logos">
          {logos.map(({ index, file }) => (
            <li key={index}>
              <LogoFace src={file.urls.medium ?? file.urls.full ?? ''} alt={t('look.extraAlt', { index })} />
              <div className="po-row">
                <Button size="sm" look="quiet" onClick={() => setReplacing(index)}>
                  {t('look.replaceExtra')}
                </Button>
                <Button
                  size="sm"
                  look="quiet"
                  busy={removal.busyWith === index}
                  onClick={async () => {
                    if (await askBefore()) await removal.run(index)
                  }}
                >
                  {t('look.removeExtra')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(logos.length < mostExtras || replacing !== null) && (
        <div>
          <UploadPicture
            label={replacing === null ? t('look.addExtra') : t('look.replaceExtra')}
            help={t('look.logoNote')}
            onUpload={async (file) => {
              if (replacing === null) await calls.addExtra(file)
              else await calls.replaceExtra(replacing, file)
              setReplacing(null)
            }}
          />
        </div>
      )}
    </div>
  )
}
