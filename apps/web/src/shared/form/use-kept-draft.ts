import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { isRecord } from '#shared/lib/is-record.ts'
import { forThisVisit } from '#shared/lib/storage.ts'

const placeOf = (key: string) => `po:draft:${key}`

/**
 * What is typed into a form that makes something new outlives the page for this visit: a reload, a crash or a new version
 * takes nothing away. Whoever saves it, or leaves it on purpose, drops it. What is secret is never kept.
 */
export function useKeptDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  key: string | undefined,
  secret: readonly (keyof Values & string)[] = [],
): void {
  const asked = useRef(false)
  const { values } = form
  const dirty = form.isDirty()
  useEffect(() => {
    if (!key) return
    if (asked.current)
      return forThisVisit.write(placeOf(key), dirty ? JSON.stringify(without(values, secret)) : null)
    asked.current = true
    const kept = read(key)
    // What this version of the form does not know falls away.
    if (kept) form.setValues(onlyKnown(kept, values))
  }, [key, form, values, dirty, secret])
}

const without = (values: Record<string, unknown>, secret: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))

export function clearDraft(key: string): void {
  forThisVisit.write(placeOf(key), null)
}

function read(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(forThisVisit.read(placeOf(key)) ?? 'null')
    return isRecord(kept) ? kept : null
  } catch {
    return null
  }
}

function onlyKnown<Values extends Record<string, unknown>>(
  kept: Record<string, unknown>,
  values: Values,
): Partial<Values> {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in values)) as Partial<Values>
}
