import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useId } from 'react'
import { KindWords } from '#features/orders/order-start.tsx'

export interface KindChoiceProps {
  legend: string
  kinds: readonly TaskConfigurationView[]
  chosen: TaskConfigurationView | undefined
  onKind: (configurationId: number) => void
}

/** What is to be made, with what it costs and takes. */
export function KindChoice({ legend, kinds, chosen, onKind }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset className="po-order-kinds po-order-choice">
      <legend className="po-sr">{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind.id}>
          <input type="radio" name={name} checked={kind.id === chosen?.id} onChange={() => onKind(kind.id)} />
          <KindWords kind={kind} />
        </label>
      ))}
    </fieldset>
  )
}
