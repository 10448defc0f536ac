import { type InputHTMLAttributes, useState } from 'react'
import { readTime, writeTime } from '#shared/lib/typed-time.ts'

export interface TimeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** Minute of the day. */
  minute: number
  onMinute: (minute: number) => void
  /** What stands there while it is not being written. */
  named?: string | undefined
}

/** The browser's own time field follows the browser's region; this one says 14:30 to everybody and reads 14h30 too. */
export function TimeInput({ minute, onMinute, named, onFocus, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const read = (text: string) => {
    setTyped(text)
    const next = readTime(text)
    if (next !== null && next !== minute) onMinute(next)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      {...rest}
      value={typed ?? (isOpen ? null : named) ?? writeTime(minute)}
      onChange={(event) => read(event.target.value)}
      onFocus={(event) => {
        setOpen(true)
        onFocus?.(event)
      }}
      onBlur={() => {
        setOpen(false)
        setTyped(null)
      }}
    />
  )
}
