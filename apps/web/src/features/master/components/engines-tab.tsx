import { useQuery } from '@tanstack/react-query'
import { DemoEngine } from '#features/master/components/demo-engine.tsx'
import { EngineCalls } from '#features/master/components/engine-calls.tsx'
import { EngineKeys } from '#features/master/components/engine-keys.tsx'
import { EnginesForm } from '#features/master/components/engines-form.tsx'
import { LocalEngine } from '#features/master/components/local-engine.tsx'
import { enginesQuery } from '#features/master/engines-query.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/master/components/engines.css'

/** Keys first: without one nothing can be chosen that answers. */
export function EnginesTab() {
  const engines = useQuery(enginesQuery)
  return (
    <AsyncState
      of={engines}
      loading={
        <div className="po-page">
          <RowSkeleton />
        </div>
      }
    >
      {(data) => (
        <>
          <div className="po-engines-head">
            <LocalEngine engines={data} />
            <DemoEngine engines={data} />
            <EngineKeys engines={data} />
          </div>
          <EnginesForm start={data} />
          <EngineCalls engines={data} />
        </>
      )}
    </AsyncState>
  )
}
