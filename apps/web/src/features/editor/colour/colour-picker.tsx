import { brand as brandColour, brandIndexes, type Colour, fixed, parseHex, toneFor } from '@postelier/scene'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cssOf } from '#features/editor/colour/css-colour.ts'
import { useCell, useEditing } from '#features/editor/model/editing.ts'
import { TextField } from '#shared/ui/text-field.tsx'

const tints = [60, 0, -40] as const

export function ColourPicker({ value, onChange }: { value: Colour; onChange: (colour: Colour) => void }) {
  const { t } = useTranslation('editor')
  const { brand } = useCell(useEditing().around)
  const tone = toneFor(value, brand)
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    setTyped(text)
    const read = parseHex(text)
    if (read) onChange(fixed(read.hex, read.alpha))
  }
  return (
    <>
      <fieldset className="po-swatches" aria-label={t('colour.brand')}>
        {tints.flatMap((tint) =>
          brandIndexes.map((index) => {
            const colour = brandColour(index, tint)
            const own = toneFor(colour, brand)
            const isChosen = value.from === 'brand' && value.index === index && value.tint === tint
            return (
              <button
                key={`${index}${tint}`}
                type="button"
                className="po-swatch"
                aria-label={`${t(`colour.indexes.${index}`)} ${own.hex}`}
                aria-pressed={isChosen}
                style={{ background: cssOf(own) }}
                onClick={() => {
                  setTyped(null)
                  onChange(colour)
                }}
              />
            )
          }),
        )}
      </fieldset>
      <TextField
        label={t('colour.hex')}
        spellCheck={false}
        maxLength={9}
        value={typed ?? cssOf(tone)}
        error={typed !== null && parseHex(typed) === null ? t('colour.noColour') : undefined}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </>
  )
}
