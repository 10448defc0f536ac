import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { useDeed } from '#shared/lib/use-deed.ts'

/** What the step must know of the networks, which are another feature's. */
export interface NetworksPart {
  /** The accounts that are linked, and the ways to link one. */
  list: ReactNode
  /** One is linked, or there is nothing to link: the step is done. */
  isEnough: boolean
}

interface NetworksStepProps extends StepProps {
  networks: NetworksPart
  /** Done, and on to the first post. */
  onWrite: () => Promise<void>
}

/** The last question: without a place to appear there is nothing to publish. It may wait; it is not done until then. */
export function NetworksStep({ onDone, onWrite, networks, ...rest }: NetworksStepProps) {
  const { t } = useTranslation('account')
  const home = useDeed(onDone)
  const write = useDeed(onWrite)
  const busy = home.busy || write.busy
  return (
    <StepFrame
      {...rest}
      step="networks"
      question={t('welcome.networks.question')}
      lead={t('welcome.networks.lead')}
      nextLabel={t(networks.isEnough ? 'welcome.networks.next' : 'welcome.networks.later')}
      busy={busy}
      fault={home.fault ?? write.fault}
      {...(networks.isEnough ? { laterLabel: t('welcome.networks.home'), onLater: home.run } : {})}
      onNext={networks.isEnough ? write.run : rest.onLater}
    >
      {networks.list}
      {!networks.isEnough && <p className="po-mute po-welcome-after">{t('welcome.networks.laterWords')}</p>}
    </StepFrame>
  )
}
