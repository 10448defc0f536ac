import { parseHex } from '@postelier/scene'
import { Check, Copy, Pipette } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hexOfRgb, hslOf, rgbOfHex, rgbOfHsl, withPart } from '#features/editor/colour/colour-spaces.ts'
import { cssOf } from '#features/editor/colour/css-colour.ts'
import { DraftField } from '#features/editor/fields/draft-field.tsx'
import { NumberField } from '#features/editor/fields/number-field.tsx'
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

/** A colour as numbers (RGB, hex or HSL) to type or copy, with the eye dropper of browsers that have one. */
export function ColourCode({ hex, alpha, onChange }: ColourCodeProps) {
  const { t } = useTranslation('editor')
  const [format, setFormat] = useState<Format>('rgb')
  const [copying, setCopying] = useState<'done' | 'refused' | null>(null)
  const rgb = rgbOfHex(hex)
  const hsl = hslOf(rgb)
  const { EyeDropper } = window as EyeDropperWindow
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wordsOf(format, hex, alpha))
    } catch {
      setCopying('refused')
      return
    }
    setCopying('done')
    window.setTimeout(() => setCopying(null), copiedMs)
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
          {copying === 'done' ? t('colour.copied') : ''}
        </span>
        <IconButton
          size="sm"
          icon={copying === 'done' ? Check : Copy}
          label={t('colour.copy')}
          onClick={() => void copy()}
        />
        {EyeDropper && (
          <IconButton size="sm" icon={Pipette} label={t('colour.pick')} onClick={() => void pick()} />
        )}
      </div>
      <p role="status" className="po-not-copied">
        {copying === 'refused' ? t('colour.notCopied') : ''}
      </p>
      <div className="po-code">
        {format === 'hex' && (
          <DraftField
            className="po-code-hex"
            aria-label={t('colour.hex')}
            spellCheck={false}
            maxLength={9}
            shown={cssOf({ hex, alpha })}
            read={parseHex}
            onTake={(read) => onChange(read.hex, read.alpha)}
          />
        )}
        {format === 'rgb' &&
          rgb.map((part, at) => (
            <NumberField
              key={'RGB'[at]}
              label={t(`colour.rgb.${['red', 'green', 'blue'][at] as 'red'}`)}
              value={part}
              min={0}
              max={255}
              onTake={(value) => onChange(hexOfRgb(withPart(rgb, at, value)), alpha)}
            />
          ))}
        {format === 'hsl' &&
          hsl.map((part, at) => (
            <NumberField
              key={'HSL'[at]}
              label={t(`colour.hsl.${['hue', 'saturation', 'lightness'][at] as 'hue'}`)}
              value={Math.round(part)}
              min={0}
              max={at === 0 ? 360 : 100}
              onTake={(value) => onChange(hexOfRgb(rgbOfHsl(withPart(hsl, at, value))), alpha)}
            />
          ))}
        {format !== 'hex' && (
          <NumberField
            label={t('colour.alpha')}
            value={Math.round(alpha * 100)}
            min={0}
            max={100}
            onTake={(value) => onChange(hex, value / 100)}
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
