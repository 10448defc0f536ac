import { SquareSplitHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** Longer than this is holding: letting go shows the present again. */
const holdMs = 400

interface BeforeButtonProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** There is something to compare. */
  hasChanged: boolean
}

/** How it was when the editor opened, for as long as it is held, or until it is pressed again. */
export function BeforeButton({ isOn, onChange, hasChanged }: BeforeButtonProps) {
  const { t } = useTranslation('editor')
  const pressedAt = useRef<number | null>(null)
  const endHold = () => {
    pressedAt.current = null
    onChange(false)
  }
  return (
    <IconButton
      icon={SquareSplitHorizontal}
      label={t(hasChanged ? 'before.label' : 'before.same')}
      data-word={t('before.label')}
      aria-pressed={isOn}
      data-on={isOn || undefined}
      disabled={!hasChanged}
      onPointerDown={(event) => {
        pressedAt.current = null
        if (isOn || event.button !== 0) return
        pressedAt.current = event.timeStamp
        event.currentTarget.setPointerCapture(event.pointerId)
        onChange(true)
      }}
      onPointerUp={(event) => {
        if (pressedAt.current !== null && event.timeStamp - pressedAt.current > holdMs) onChange(false)
      }}
      onPointerCancel={endHold}
      onClick={() => {
        // The click that ends a press has been answered by the press itself; keys come without one.
        if (pressedAt.current === null) onChange(!isOn)
        pressedAt.current = null
      }}
    />
  )
}
