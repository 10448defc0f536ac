import type { ReactNode } from 'react'
import { isApiError } from '#shared/api/api-error.ts'
import { type Asynchronous, AsyncState } from '#shared/ui/async-state.tsx'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'

/** While there is nothing to draw on yet, or never will be: the editor's frame, why, and the way back. */
export function BeforeTheEditor({ of, back }: { of: Asynchronous<unknown>; back: ReactNode }) {
  const isRefused = isApiError(of.error) && of.error.status === 403
  return (
    <div className="po-editor">
      <header className="po-editor-head">{back}</header>
      <main className="po-page po-editor-before">
        {isRefused ? <NoRightHere /> : <AsyncState of={{ ...of, data: undefined }}>{() => null}</AsyncState>}
      </main>
    </div>
  )
}
