import type { QueryKey } from '@tanstack/react-query'
import { Button } from '#shared/ui/button.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import '#shared/ui/picked-list.css'

interface Picked {
  readonly id: number
  readonly name: string
}

interface PickedListProps {
  label: string
  optional?: boolean
  help?: string | undefined
  error: string | undefined
  placeholder: string
  /** Who may not look for more sees what is chosen, and leaves it or takes it out. */
  mayFind?: boolean
  queryKey: QueryKey
  find: (search: string, signal: AbortSignal) => Promise<Choice[]>
  value: readonly Picked[]
  onChange: (value: Picked[]) => void
  removeLabel: string
  removeLabelOf: (name: string) => string
}

/** Several that are looked for one by one, and stand below where each can be taken out again. */
export function PickedList(props: PickedListProps) {
  const { mayFind = true, value, onChange, removeLabel, removeLabelOf, ...select } = props
  return (
    <>
      {mayFind && (
        <RemoteSelect
          {...select}
          key={value.length}
          chosen={null}
          onChange={(choice) => {
            if (choice && !value.some(({ id }) => id === Number(choice.value)))
              onChange([...value, { id: Number(choice.value), name: choice.label }])
          }}
        />
      )}
      <ul className="po-picked">
        {value.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <Button
              size="sm"
              look="quiet"
              aria-label={removeLabelOf(name)}
              onClick={() => onChange(value.filter((one) => one.id !== id))}
            >
              {removeLabel}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
