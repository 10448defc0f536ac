import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clamped, type Hsv, hexOfRgb, rgbOfHsv } from '#features/editor/colour/colour-spaces.ts'

interface ColourAreaProps {
  value: Hsv
  alpha: number
  onChange: (value: Hsv) => void
  onAlpha: (alpha: number) => void
}

/** Saturation across, lightness up; the hue and the opacity below. All of it by arrows, too. */
export function ColourArea({ value, alpha, onChange, onAlpha }: ColourAreaProps) {
  const { t } = useTranslation('editor')
  const area = useRef<HTMLDivElement>(null)
  const [hue, saturation, light] = value
  const follow = (event: React.PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return
    const across = clamped((event.clientX - box.left) / box.width, 0, 1)
    const down = clamped((event.clientY - box.top) / box.height, 0, 1)
    onChange([hue, across * 100, (1 - down) * 100])
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1
    const [dx, dy] =
      { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[
        event.key
      ] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    onChange([hue, clamped(saturation + dx, 0, 100), clamped(light + dy, 0, 100)])
  }
  const pure = hexOfRgb(rgbOfHsv([hue, 100, 100]))
  const opaque = hexOfRgb(rgbOfHsv(value))
  return (
    <>
      <div
        ref={area}
        className="po-colour-area"
        role="slider"
        tabIndex={0}
        aria-label={t('colour.area')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(saturation)}
        aria-valuetext={t('colour.areaValue', {
          saturation: Math.round(saturation),
          light: Math.round(light),
        })}
        style={{ background: `linear-gradient(transparent, #000), linear-gradient(90deg, #fff, ${pure})` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && follow(event)}
        onKeyDown={onKeyDown}
      >
        <i style={{ left: `${saturation}%`, top: `${100 - light}%`, background: opaque }} />
      </div>
      <input
        className="po-hue"
        type="range"
        min={0}
        max={360}
        aria-label={t('colour.hue')}
        value={Math.round(hue)}
        onChange={(event) => onChange([Number(event.target.value) % 360, saturation, light])}
      />
      <input
        className="po-alpha"
        type="range"
        min={0}
        max={100}
        aria-label={t('colour.alpha')}
        value={Math.round(alpha * 100)}
        style={{ '--po-own': opaque } as React.CSSProperties}
        onChange={(event) => onAlpha(Number(event.target.value) / 100)}
      />
    </>
  )
}
