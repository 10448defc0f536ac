import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError } from '#shared/api/api-error.ts'
import { keptAs } from '#shared/form/kept-as.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { type ServerForm, useServerForm } from '#shared/form/use-server-form.ts'

interface Versioned {
  version: number
}

interface VersionedInput<Values, Saved extends Versioned> {
  /** As last read: read again while the form is open, too. */
  start: Saved
  valuesOf: (saved: Saved) => Values
  save: (values: Values, version: number) => Promise<Saved>
  /** Reads what the others saved. */
  reread: () => Promise<Saved>
  /** What was typed is given up on purpose. */
  onLeave?: () => void
}

export interface VersionedForm<Values extends Record<string, unknown>> extends ServerForm<Values> {
  dirty: boolean
  /** Somebody saved meanwhile, and this is what stands there now: nothing is written before the person has chosen. */
  serverCopy: Values | null
  keepMine: () => void
  takeServerCopy: () => void
}

/** A form over something that several people may change at once. */
export function useVersionedForm<Values extends Record<string, unknown>, Saved extends Versioned>({
  start,
  valuesOf,
  save,
  reread,
  onLeave,
}: VersionedInput<Values, Saved>): VersionedForm<Values> {
  const version = useRef(start.version)
  const [serverCopy, setServerCopy] = useState<Saved | null>(null)
  /** What the form began with, as the server says it. */
  const base = useRef(JSON.stringify(valuesOf(start)))
  const server = useServerForm<Values>({ initialValues: valuesOf(start) }, async (values) => {
    try {
      const saved = await save(values, version.current)
      base.current = JSON.stringify(valuesOf(saved))
      version.current = saved.version
      keptAs(server.form, values)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error
      setServerCopy(await reread())
    }
  })
  const dirty = server.form.isDirty()
  useLeaveGuard(dirty && !server.busy, { onLeave })

  // Live reading brings newer versions. One that changes nothing written here is taken as it is; another comes in by
  // itself while nothing is typed, and otherwise leaves the old version standing, so that the save is refused.
  const follow = useEffectEvent(() => {
    const fresh = JSON.stringify(valuesOf(start))
    const changed = fresh !== base.current
    if (start.version <= version.current || (changed && dirty)) return
    base.current = fresh
    version.current = start.version
    if (changed) begin(start)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the sign of a change.
  useEffect(() => follow(), [start.version])

  const begin = (from: Saved) => {
    server.form.setInitialValues(valuesOf(from))
    server.form.reset()
  }
  const applySaved = (from: Saved) => {
    base.current = JSON.stringify(valuesOf(from))
    version.current = from.version
    setServerCopy(null)
  }
  return {
    ...server,
    dirty,
    serverCopy: serverCopy && valuesOf(serverCopy),
    keepMine: () => {
      if (!serverCopy) return
      applySaved(serverCopy)
      server.submit()
    },
    takeServerCopy: () => {
      if (!serverCopy) return
      applySaved(serverCopy)
      begin(serverCopy)
    },
  }
}
