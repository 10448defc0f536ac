import { type Colour, fixed, type Gradient, hexOf, mix, rgbOf, toneFor } from '@postelier/scene'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clamped } from '#features/editor/colour/colour-spaces.ts'
import { cssOf, cssOfFill } from '#features/editor/colour/css-colour.ts'
import { useEditing } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'

interface StopBarProps {
  value: Gradient
  chosen: number
  onChoose: (at: number) => void
  onMove: (place: number) => void
  onAdd: (place: number, colour: Colour) => void
}

/** The gradient laid out flat: its stops are pulled along it, and a press between them sets another. */
export function StopBar({ value, chosen, onChoose, onMove, onAdd }: StopBarProps) {
  const { t } = useTranslation('editor')
  const { brand } = useValue(useEditing().around)
  const bar = useRef<HTMLDivElement>(null)
  const placeOf = (event: React.PointerEvent) => {
    const box = bar.current?.getBoundingClientRect()
    return box ? Math.round(clamped(((event.clientX - box.left) / box.width) * 100, 0, 100)) : 0
  }
  const between = (place: number): Colour => {
    const before = value.stops.findLast((stop) => stop.at <= place) ?? value.stops[0]
    const after = value.stops.find((stop) => stop.at >= place) ?? value.stops.at(-1)
    if (!before || !after) return fixed('#808080')
    const share = after.at === before.at ? 0 : ((place - before.at) / (after.at - before.at)) * 100
    const [one, other] = [toneFor(before.colour, brand), toneFor(after.colour, brand)]
    return fixed(hexOf(mix(rgbOf(one.hex), rgbOf(other.hex), share)), one.alpha)
  }
  return (
    <div
      ref={bar}
      className="po-stop-bar"
      style={{ background: cssOfFill({ ...value, type: 'linear', angle: 90 }, brand) }}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return
        const place = placeOf(event)
        onAdd(place, between(place))
      }}
    >
      {value.stops.map((stop, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no name, and their order is their place.
          key={at}
          type="button"
          role="slider"
          className={at === chosen ? 'po-stop-handle po-stop-on' : 'po-stop-handle'}
          aria-label={t('fill.stop', { at: stop.at })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={stop.at}
          style={{ left: `${stop.at}%`, background: cssOf(toneFor(stop.colour, brand)) }}
          onFocus={() => onChoose(at)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            onChoose(at)
          }}
          onPointerMove={(event) => event.buttons === 1 && at === chosen && onMove(placeOf(event))}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
            if (step === undefined) return
            event.preventDefault()
            onMove(clamped(stop.at + step * (event.shiftKey ? 10 : 1), 0, 100))
          }}
        />
      ))}
    </div>
  )
}
