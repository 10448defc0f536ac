import { type InputHTMLAttributes, useState } from 'react'
import { readTime, writeTime } from '#shared/lib/typed-time.ts'

export interface TimeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** Minute of the day. */
  minute: number
  onMinute: (minute: number) => void
  /** What stands there until it is written over, as it is read too: `7 h 30`. */
  named?: string | undefined
}

/** The browser's own time field follows the browser's region; this one says 14:30 to everybody and reads 14h30 too. */
export function TimeInput({ minute, onMinute, named, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
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
      value={typed ?? named ?? writeTime(minute)}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
