import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { useAction } from '#shared/api/use-action.ts'

/** What the last question must know of the networks, which are another feature's. */
export interface NetworksPart {
  list: ReactNode
  /** One is linked, or there is nothing to link. */
  isEnough: boolean
}

interface NetworksStepProps extends StepProps {
  networks: NetworksPart
  onDone: () => Promise<void>
}

/** Without a place to appear there is no planning: it may wait, and everything said so far is kept. */
export function NetworksStep({ networks, onDone, ...frame }: NetworksStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { busy, fault, run } = useAction({ faultIn: 'here', send: onDone })
  return (
    <StartFrame
      {...frame}
      question={t('networks.question')}
      lead={t('networks.lead')}
      nextLabel={t('networks.propose')}
      {...(networks.isEnough ? {} : { missing: t('networks.missing') })}
      busy={busy}
      fault={fault}
      tried={{}}
      onNext={() => void run()}
    >
      {networks.list}
    </StartFrame>
  )
}
