import { type InputHTMLAttributes, useState } from 'react'

type Own = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown'

interface DraftFieldProps<V> extends Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  /** As it is written while nobody writes. */
  shown: string
  /** What was written; null where it means nothing. */
  read: (typed: string) => V | null
  onTake: (value: V) => void
}

/** What is typed is taken once it is whole: on Enter, or when one goes elsewhere. Half a number is not a number. */
export function DraftField<V>({ shown, read, onTake, ...rest }: DraftFieldProps<V>) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = () => {
    setDraft(null)
    if (draft === null || draft === shown) return
    const value = read(draft)
    if (value !== null) onTake(value)
  }
  return (
    <input
      {...rest}
      aria-invalid={draft !== null && read(draft) === null}
      value={draft ?? shown}
      onChange={(event) => {
        const { value } = event.target
        // Arrows and the small buttons of a number step from one whole number to the next.
        const isTyped = 'inputType' in event.nativeEvent
        const stepped = isTyped ? null : read(value)
        setDraft(stepped === null ? value : null)
        if (stepped !== null) onTake(stepped)
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        else if (event.key === 'Escape') setDraft(null)
      }}
    />
  )
}
