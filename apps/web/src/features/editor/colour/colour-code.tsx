import { parseHex } from '@postelier/scene'
import { Check, Copy, Pipette } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  clamped,
  hexOfRgb,
  hslOf,
  type Rgb,
  rgbOfHex,
  rgbOfHsl,
} from '#features/editor/colour/colour-spaces.ts'
import { cssOf } from '#features/editor/colour/css-colour.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface ColourCodeProps {
  hex: string
  alpha: number
  onChange: (hex: string, alpha: number) => void
}

const formats = ['rgb', 'hex', 'hsl'] as const
type Format = (typeof formats)[number]

const copiedMs = 1_500

/** Of browsers that have one; the platform gives it no type yet. */
interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> }
}

export function ColourCode({ hex, alpha, onChange }: ColourCodeProps) {
  const { t } = useTranslation('editor')
  const [format, setFormat] = useState<Format>('rgb')
  const [copied, setCopied] = useState(false)
  const rgb = rgbOfHex(hex)
  const hsl = hslOf(rgb)
  const { EyeDropper } = window as EyeDropperWindow
  const take = (next: Rgb) => onChange(hexOfRgb(next), alpha)
  const copy = async () => {
    await navigator.clipboard.writeText(wordsOf(format, hex, alpha))
    setCopied(true)
    window.setTimeout(() => setCopied(false), copiedMs)
  }
  const pick = async () => {
    if (!EyeDropper) return
    // Escape closes it without a colour, which is no fault.
    const picked = await new EyeDropper().open().catch(() => null)
    const read = picked && parseHex(picked.sRGBHex)
    if (read) onChange(read.hex, alpha)
  }
  return (
    <>
      <div className="po-code-head">
        <SegmentedChoice
          size="sm"
          label={t('colour.format')}
          value={format}
          choices={formats.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={setFormat}
        />
        <span role="status" className="po-copied">
          {copied ? t('colour.copied') : ''}
        </span>
        <IconButton
          size="sm"
          icon={copied ? Check : Copy}
          label={t('colour.copy')}
          onClick={() => void copy().catch(() => setCopied(false))}
        />
        {EyeDropper && (
          <IconButton size="sm" icon={Pipette} label={t('colour.pick')} onClick={() => void pick()} />
        )}
      </div>
      <div className="po-code">
        {format === 'hex' && <HexField key={`${hex}${alpha}`} hex={hex} alpha={alpha} onChange={onChange} />}
        {format === 'rgb' &&
          rgb.map((part, at) => (
            <Part
              key={'RGB'[at]}
              label={t(`colour.rgb.${['red', 'green', 'blue'][at] as 'red'}`)}
              value={part}
              max={255}
              onChange={(value) =>
                take(rgb.map((own, index) => (index === at ? value : own)) as unknown as Rgb)
              }
            />
          ))}
        {format === 'hsl' &&
          hsl.map((part, at) => (
            <Part
              key={'HSL'[at]}
              label={t(`colour.hsl.${['hue', 'saturation', 'lightness'][at] as 'hue'}`)}
              value={Math.round(part)}
              max={at === 0 ? 360 : 100}
              onChange={(value) =>
                take(rgbOfHsl(hsl.map((own, index) => (index === at ? value : own)) as unknown as typeof hsl))
              }
            />
          ))}
        {format !== 'hex' && (
          <Part
            label={t('colour.alpha')}
            value={Math.round(alpha * 100)}
            max={100}
            onChange={(value) => onChange(hex, value / 100)}
          />
        )}
      </div>
    </>
  )
}

function wordsOf(format: Format, hex: string, alpha: number): string {
  if (format === 'hex') return cssOf({ hex, alpha })
  const end = alpha < 1 ? ` / ${Math.round(alpha * 100)}%` : ''
  if (format === 'rgb') return `rgb(${rgbOfHex(hex).join(' ')}${end})`
  const [hue, saturation, lightness] = hslOf(rgbOfHex(hex)).map(Math.round)
  return `hsl(${hue} ${saturation}% ${lightness}%${end})`
}

function Part(props: { label: string; value: number; max: number; onChange: (value: number) => void }) {
  const { label, value, max, onChange } = props
  return (
    <input
      type="number"
      aria-label={label}
      title={label}
      min={0}
      max={max}
      value={value}
      onChange={(event) => {
        const typed = Number(event.target.value)
        if (event.target.value !== '' && Number.isFinite(typed)) onChange(clamped(typed, 0, max))
      }}
    />
  )
}

function HexField({ hex, alpha, onChange }: ColourCodeProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState(cssOf({ hex, alpha }))
  const read = parseHex(typed)
  return (
    <input
      className="po-code-hex"
      aria-label={t('colour.hex')}
      aria-invalid={read === null}
      spellCheck={false}
      maxLength={9}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => (read ? onChange(read.hex, read.alpha) : setTyped(cssOf({ hex, alpha })))}
      onKeyDown={(event) => event.key === 'Enter' && read && onChange(read.hex, read.alpha)}
    />
  )
}
