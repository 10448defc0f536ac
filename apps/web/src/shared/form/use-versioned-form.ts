import { useState } from 'react'
import { isApiError } from '#shared/api/api-error.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { type ServerForm, useServerForm } from '#shared/form/use-server-form.ts'

interface Versioned {
  version: number
}

interface VersionedInput<Values, Saved extends Versioned> {
  start: Saved
  valuesOf: (saved: Saved) => Values
  save: (values: Values, version: number) => Promise<Versioned>
  /** Reads what the others saved. */
  reread: () => Promise<Saved>
}

export interface VersionedForm<Values extends Record<string, unknown>> extends ServerForm<Values> {
  dirty: boolean
  /** Somebody saved meanwhile: nothing is written before the person has chosen. */
  conflict: boolean
  keepMine: () => void
  takeTheirs: () => void
}

/** A form over something that several people may change at once. */
export function useVersionedForm<Values extends Record<string, unknown>, Saved extends Versioned>({
  start,
  valuesOf,
  save,
  reread,
}: VersionedInput<Values, Saved>): VersionedForm<Values> {
  const [version, setVersion] = useState(start.version)
  const [conflict, setConflict] = useState(false)
  const server = useServerForm<Values>({ initialValues: valuesOf(start) }, async (values) => {
    try {
      setVersion((await save(values, version)).version)
      server.form.resetDirty()
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error
      setConflict(true)
    }
  })
  const dirty = server.form.isDirty()
  useLeaveGuard(dirty && !server.busy)
  const settle = async (take: boolean) => {
    const theirs = await reread()
    setVersion(theirs.version)
    if (take) {
      server.form.setInitialValues(valuesOf(theirs))
      server.form.reset()
    }
    setConflict(false)
  }
  return {
    ...server,
    dirty,
    conflict,
    keepMine: () => void settle(false),
    takeTheirs: () => void settle(true),
  }
}
