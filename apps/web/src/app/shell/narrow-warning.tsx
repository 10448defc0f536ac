import { Activity, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forThisVisit } from '#shared/lib/storage.ts'
import { useMedia } from '#shared/lib/use-media.ts'
import { NarrowDrawing } from '#shared/ui/illustrations.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import '#app/shell/narrow-warning.css'

const key = 'po:narrow'

/** Under 992 px. A person who zooms in is there too, so it never locks anybody out. */
export function NarrowWarning({ children }: { children: ReactNode }) {
  const narrow = useMedia('(max-width: 991px)')
  const [accepted, setAccepted] = useState(forThisVisit.read(key) === 'yes')
  const blocked = narrow && !accepted
  return (
    <>
      {/* Kept behind it: a window made small for a moment must not lose what was being typed. */}
      <Activity mode={blocked ? 'hidden' : 'visible'}>{children}</Activity>
      {blocked && <Warning onAccept={() => setAccepted(true)} />}
    </>
  )
}

function Warning({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation('shell')
  const goOn = () => {
    forThisVisit.write(key, 'yes')
    onAccept()
  }
  return (
    <main className="po-narrow">
      <header>
        <Logo />
        <LanguageSwitch />
      </header>
      <div className="po-narrow-words">
        <NarrowDrawing />
        <h1 className="po-title" tabIndex={-1} data-page-heading>
          {t('narrow.title')}
        </h1>
        <p className="po-lead">{t('narrow.words')}</p>
        <p className="po-mute">{t('narrow.hint')}</p>
        <button type="button" className="po-link" onClick={goOn}>
          {t('narrow.continue')}
        </button>
      </div>
    </main>
  )
}
