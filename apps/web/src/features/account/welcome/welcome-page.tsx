import type { AccountView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorialStep, GraphicStep } from '#features/account/welcome/brand-steps.tsx'
import { CompanyStep } from '#features/account/welcome/company-step.tsx'
import { IntroductionStep } from '#features/account/welcome/introduction-step.tsx'
import { type NetworksPart, NetworksStep } from '#features/account/welcome/networks-step.tsx'
import { NotificationStep } from '#features/account/welcome/notification-step.tsx'
import type { NextStep, StepProps } from '#features/account/welcome/step-frame.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { postponeWelcome } from '#shared/lib/welcome-later.ts'
import { stepAt, type WelcomeStep, welcomeSteps } from '#shared/lib/welcome-steps.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/account/welcome/welcome.css'

const views = {
  introduction: IntroductionStep,
  company: CompanyStep,
  editorialLine: EditorialStep,
  graphicLine: GraphicStep,
  notifications: NotificationStep,
} as const

/** Steps two to seven of the registration: each one is kept as it is left, so one can stop anywhere and come back. */
export function WelcomePage({ networks }: { networks: NetworksPart }) {
  const account = useQuery(accountQuery(useManagedAccountId()))
  return (
    <AsyncState
      of={account}
      loading={
        <div className="po-welcome-wait">
          <LineSkeleton />
        </div>
      }
    >
      {(data) => <Course account={data} networks={networks} />}
    </AsyncState>
  )
}

function Course({ account, networks }: { account: AccountView; networks: NetworksPart }) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const user = useCurrentUser()
  const search = useSearch({ strict: false }) as { step?: WelcomeStep }
  const last = welcomeSteps.length - 1
  const [at, setAt] = useState(() => {
    const known = stepAt(search.step ?? user?.account?.registrationStep)
    return known > last ? 0 : known
  })
  const step = welcomeSteps[at] ?? 'introduction'

  const next: NextStep = welcomeSteps[at + 1] ?? 'done'
  const goOn = async () => {
    if (next === 'done') return finish('/')
    setAt(at + 1)
  }
  const finish = async (to: '/' | '/me/tasks/write') => {
    toast({ message: t('welcome.done') })
    await router.navigate({ to })
  }
  const leave = async () => {
    postponeWelcome()
    await router.navigate({ to: '/' })
  }
  // The way from the site asks for all of this, with what the site says filled in.
  const readSite = async () => {
    postponeWelcome()
    await router.navigate({ to: '/me/planning/start' })
  }
  const props: StepProps = {
    account,
    at,
    next,
    onDone: goOn,
    onLater: () => void leave(),
    ...(at > 0 ? { onBack: () => setAt(at - 1) } : {}),
    ...(account.society.siteUrl ? { onReadSite: () => void readSite() } : {}),
  }
  if (step === 'networks')
    return <NetworksStep {...props} networks={networks} onWrite={() => finish('/me/tasks/write')} />
  const View = views[step]
  return <View key={step} {...props} />
}
