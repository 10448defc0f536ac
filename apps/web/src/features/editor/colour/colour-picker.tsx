import {
  brand as brandColour,
  brandIndexes,
  type Colour,
  contrast,
  fixed,
  readableContrast,
  rgbOf,
  toneFor,
} from '@postelier/scene'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourArea } from '#features/editor/colour/colour-area.tsx'
import { ColourCode } from '#features/editor/colour/colour-code.tsx'
import { type Hsv, hexOfRgb, hsvOf, rgbOfHex, rgbOfHsv } from '#features/editor/colour/colour-spaces.ts'
import { cssOf } from '#features/editor/colour/css-colour.ts'
import { recoloured } from '#features/editor/colour/fill-modes.ts'
import { palette } from '#features/editor/colour/palette.ts'
import { recentColours, rememberColour } from '#features/editor/colour/recent-colours.ts'
import { useEditing } from '#features/editor/model/editing.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Icon } from '#shared/ui/icon.tsx'

const tints = [60, 0, -40] as const

interface ColourPickerProps {
  value: Colour
  onChange: (colour: Colour) => void
  /** What it will be read on, where that is known. */
  ground?: Colour | undefined
}

/** The brand first; every other colour below, and exactness on request. */
export function ColourPicker({ value, onChange, ground }: ColourPickerProps) {
  const { t } = useTranslation('editor')
  const { brand } = useValue(useEditing().around)
  const [advanced, setAdvanced] = useState(false)
  const recent = useSyncExternalStore(recentColours.subscribe, recentColours.get)
  const tone = toneFor(value, brand)
  // A grey has no hue and black no saturation: what the hand had chosen is kept for when they have again.
  const [held, setHeld] = useState<Hsv>(() => hsvOf(rgbOfHex(tone.hex)))
  const shown = hexOfRgb(rgbOfHsv(held)) === tone.hex ? held : hsvOf(rgbOfHex(tone.hex))
  const choose = (hex: string, alpha = tone.alpha) => {
    onChange(fixed(hex, alpha))
    rememberColour(cssOf({ hex, alpha }))
  }
  const adjust = (hex: string, alpha: number) => {
    const next = recoloured(value, tone.hex, hex, alpha)
    onChange(next)
    if (next.from === 'fixed') rememberColour(cssOf({ hex, alpha }))
  }
  return (
    <>
      <fieldset className="po-swatches" aria-label={t('colour.brand')}>
        {tints.flatMap((tint) =>
          brandIndexes.map((index) => {
            const colour = brandColour(index, tint, tone.alpha)
            const { hex } = toneFor(colour, brand)
            return (
              <button
                key={`${index}${tint}`}
                type="button"
                className="po-swatch"
                aria-label={`${t(`colour.indexes.${index}`)} ${hex}`}
                aria-pressed={value.from === 'brand' && value.index === index && value.tint === tint}
                style={{ background: hex }}
                onClick={() => onChange(colour)}
              />
            )
          }),
        )}
      </fieldset>
      <fieldset className="po-palette" aria-label={t('colour.palette')}>
        {palette.flat().map((hex) => (
          <Dot key={hex} hex={hex} isChosen={value.from === 'fixed' && tone.hex === hex} onChoose={choose} />
        ))}
      </fieldset>
      {recent.length > 0 && (
        <fieldset className="po-palette po-recent">
          <legend>{t('colour.recent')}</legend>
          {recent.map((css) => (
            <Dot
              key={css}
              hex={css}
              isChosen={false}
              onChoose={() =>
                choose(css.slice(0, 7), css.length > 7 ? Number.parseInt(css.slice(7), 16) / 255 : 1)
              }
            />
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="po-more-colour"
        aria-expanded={advanced}
        onClick={() => setAdvanced(!advanced)}
      >
        {t(advanced ? 'colour.compact' : 'colour.advanced')} <Icon of={ChevronDown} size={14} />
      </button>
      {advanced && (
        <Reached>
          <ColourArea
            value={shown}
            alpha={tone.alpha}
            onChange={(next) => {
              setHeld(next)
              adjust(hexOfRgb(rgbOfHsv(next)), tone.alpha)
            }}
            onAlpha={(alpha) => adjust(tone.hex, alpha)}
          />
          <ColourCode hex={tone.hex} alpha={tone.alpha} onChange={adjust} />
        </Reached>
      )}
      {ground && <Legibility ink={tone.hex} ground={toneFor(ground, brand).hex} />}
    </>
  )
}

/** Opened below the edge of the sheet, it would not be seen. */
function Reached({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="po-exact">
      {children}
    </div>
  )
}

function Dot({
  hex,
  isChosen,
  onChoose,
}: {
  hex: string
  isChosen: boolean
  onChoose: (hex: string) => void
}) {
  return (
    <button
      type="button"
      className="po-dot"
      aria-label={hex}
      aria-pressed={isChosen}
      style={{ background: hex }}
      onClick={() => onChoose(hex)}
    />
  )
}

function Legibility({ ink, ground }: { ink: string; ground: string }) {
  const { t } = useTranslation('editor')
  const { number } = useFormats()
  const ratio = contrast(rgbOf(ink), rgbOf(ground))
  const reads = ratio >= readableContrast
  return (
    <p className={reads ? 'po-legible' : 'po-illegible'}>
      {t(reads ? 'colour.legible' : 'colour.illegible', { ratio: number(Math.round(ratio * 10) / 10) })}
    </p>
  )
}
