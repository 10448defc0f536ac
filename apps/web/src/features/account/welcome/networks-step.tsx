import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { useAction } from '#shared/api/use-action.ts'

/** What the step must know of the networks, which are another feature's. */
export interface NetworksPart {
  /** The accounts that are linked, and the ways to link one. */
  list: ReactNode
  /** One is linked, or there is nothing to link: the step is done. */
  isEnough: boolean
}

interface NetworksStepProps extends StepProps {
  networks: NetworksPart
  /** It is saved, and one goes on to the first post. */
  onWrite: () => Promise<void>
}

/** The last question: without a place to appear there is nothing to publish. It may wait; it is not done until then. */
export function NetworksStep({ next, onDone, onWrite, networks, ...rest }: NetworksStepProps) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(rest.account.id)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: (_onward: () => Promise<void>) => calls.save({ step: next }),
    onDone: (_account, onward) => onward(),
  })
  return (
    <StepFrame
      {...rest}
      step="networks"
      question={t('welcome.networks.question')}
      lead={t('welcome.networks.lead')}
      nextLabel={t(networks.isEnough ? 'welcome.networks.next' : 'welcome.networks.later')}
      busy={busy}
      fault={fault}
      {...(networks.isEnough
        ? { laterLabel: t('welcome.networks.home'), onLater: () => void run(onDone) }
        : {})}
      onNext={networks.isEnough ? () => void run(onWrite) : rest.onLater}
    >
      {networks.list}
      {!networks.isEnough && <p className="po-mute po-welcome-after">{t('welcome.networks.laterWords')}</p>}
    </StepFrame>
  )
}
