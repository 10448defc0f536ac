import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'

interface EngineTestResultProps {
  busy: boolean
  /** Refused before anybody was asked. */
  fault: string | null
  /** Nothing until something came. */
  made: { asked: string; by: string; failure: string | null; answer: ReactNode } | null
}

/** Under a test of an engine of texts or pictures: what was asked, what came, and from whom; read out as it comes. */
export function EngineTestResult({ busy, fault, made }: EngineTestResultProps) {
  const { t } = useTranslation('engines')
  return (
    <div role="status">
      {busy && <p className="po-ink2">{t('aiTest.waiting')}</p>}
      {fault && <p className="po-fault">{fault}</p>}
      {made && (
        <div className="po-trial">
          <dl>
            <div>
              <dt>{t('aiTest.asked')}</dt>
              <dd>{made.asked}</dd>
            </div>
            <div>
              <dt>{made.failure ? t('aiTest.failed') : t('aiTest.answer')}</dt>
              <dd>
                {made.failure ? (
                  <span className="po-engine-trial po-engine-trial-bad">
                    <Icon of={TriangleAlert} size={16} />
                    <span>{made.failure}</span>
                  </span>
                ) : (
                  made.answer
                )}
              </dd>
            </div>
          </dl>
          <p className="po-mute po-num">{made.by}</p>
        </div>
      )}
    </div>
  )
}
