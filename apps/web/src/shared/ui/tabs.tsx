import { type KeyboardEvent, type ReactNode, useId } from 'react'
import '#shared/ui/tabs.css'

export interface TabItem<V extends string> {
  value: V
  label: ReactNode
  /** Written after the label, not in a filled circle. */
  count?: number
}

export interface TabsProps<V extends string> {
  label: string
  items: readonly TabItem<V>[]
  value: V
  onChange: (value: V) => void
  children: ReactNode
}

/** One tab stop; arrows, Home and End choose. The accent underlines where one is. */
export function Tabs<V extends string>({ label, items, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.value === value)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (target === undefined) return
    const next = items[(target + items.length) % items.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="po-tabs" onKeyDown={move} tabIndex={-1}>
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className="po-num">{item.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
