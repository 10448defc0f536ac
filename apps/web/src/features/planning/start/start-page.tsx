import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { AddressStep } from '#features/planning/start/address-step.tsx'
import { FoundStep } from '#features/planning/start/found-step.tsx'
import { ReadingStep } from '#features/planning/start/reading-step.tsx'
import { type StartStep, startSteps } from '#features/planning/start/start-steps.ts'
import { ThematicsStep } from '#features/planning/start/thematics-step.tsx'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineBones } from '#shared/ui/skeleton.tsx'
import '#features/planning/planning.css'
import '#features/planning/start/start.css'

/** From an address to subjects; left in the middle, it goes on where the reading is by then. */
export function PlanningStartPage() {
  const accountId = useManagedAccountId()
  const reading = useQuery(readingQuery(accountId))
  return (
    <AsyncState of={reading} loading={<LineBones />}>
      {(data) => <Course accountId={accountId} isReading={data !== null && data.endedAt === null} />}
    </AsyncState>
  )
}

function Course({ accountId, isReading }: { accountId: number; isReading: boolean }) {
  const navigate = useNavigate()
  const [step, setStep] = useState<StartStep>(isReading ? 'reading' : 'address')
  const at = { accountId, at: startSteps.indexOf(step) }
  const leave = () => void navigate({ to: '/me/planning' })
  if (step === 'address')
    return <AddressStep {...at} onAsked={() => setStep('reading')} onNoSite={leave} onLeave={leave} />
  if (step === 'reading')
    return (
      <ReadingStep
        {...at}
        onRead={() => setStep('found')}
        onBack={() => setStep('address')}
        onLeave={leave}
      />
    )
  if (step === 'found')
    return (
      <FoundStep
        {...at}
        onDone={() => setStep('thematics')}
        onBack={() => setStep('address')}
        onLeave={leave}
      />
    )
  return <ThematicsStep {...at} onDone={leave} onBack={() => setStep('found')} onLeave={leave} />
}
