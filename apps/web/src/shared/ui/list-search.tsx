import { useEffect, useEffectEvent, useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { SearchField } from '#shared/ui/search-field.tsx'

/** Answers as one types; the address follows a moment later. */
export function ListSearch({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const late = useLate(typed)
  const tell = useEffectEvent((words: string) => {
    if (words !== value) onChange(words)
  })
  useEffect(() => tell(late.trim()), [late])
  return <SearchField label={label} value={typed} onChange={setTyped} />
}
