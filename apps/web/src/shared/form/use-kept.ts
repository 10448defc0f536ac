import { useEffect, useState } from 'react'
import { isRecord } from '#shared/lib/is-record.ts'
import { forThisVisit } from '#shared/lib/storage.ts'

const placeOf = (key: string) => `po:kept:${key}`

function read<T extends Record<string, unknown>>(key: string, first: T): T {
  const text = forThisVisit.read(placeOf(key))
  if (text === null) return first
  try {
    const kept: unknown = JSON.parse(text)
    return isRecord(kept) ? { ...first, ...kept } : first
  } catch {
    // Written by another version: begun anew.
    return first
  }
}

/** What is typed outlives a reload, an error and a look at another screen; whoever saves it drops it. */
export function useKept<T extends Record<string, unknown>>(
  key: string,
  first: T,
): readonly [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState(() => read(key, first))
  useEffect(() => forThisVisit.write(placeOf(key), JSON.stringify(value)), [key, value])
  return [value, (change) => setValue((before) => ({ ...before, ...change }))]
}

/** As it will be found by whoever comes back. */
export const keepFor = (key: string, value: Record<string, unknown>): void =>
  forThisVisit.write(placeOf(key), JSON.stringify(value))

export const dropKept = (key: string): void => forThisVisit.write(placeOf(key), null)
