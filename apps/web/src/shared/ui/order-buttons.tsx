import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface OrderButtonsProps {
  at: number
  count: number
  busy: boolean
  /** Said by screen readers: what moves, and which way. */
  up: string
  down: string
  onMove: (from: number, to: number) => void
}

/** Moves a row of a list that people order themselves one place up or down. */
export function OrderButtons({ at, count, busy, up, down, onMove }: OrderButtonsProps) {
  return (
    <>
      <IconButton
        size="sm"
        icon={ArrowUp}
        label={up}
        disabled={at === 0 || busy}
        onClick={() => onMove(at, at - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={down}
        disabled={at === count - 1 || busy}
        onClick={() => onMove(at, at + 1)}
      />
    </>
  )
}
