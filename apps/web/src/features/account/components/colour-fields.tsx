import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '#shared/ui/color-field.tsx'
import '#features/account/components/brand-kit.css'

export const colorIndexes = ['primary', 'secondary', 'tertiary'] as const
export interface BrandColor {
  index: (typeof colorIndexes)[number]
  hex: string
}

interface ColourFieldsProps {
  colors: readonly BrandColor[]
  /** Only whole colours: what is half typed waits. */
  onChange: (colors: BrandColor[]) => void
}

export function ColourFields({ colors, onChange }: ColourFieldsProps) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState(() =>
    colorIndexes.map((index) => colors.find((one) => one.index === index)?.hex ?? ''),
  )
  const change = (at: number, hex: string) => {
    const next = typed.map((one, index) => (index === at ? hex : one))
    setTyped(next)
    if (next.some((one) => one !== '' && one.length < 7)) return
    onChange(
      colorIndexes.flatMap((index, place) => {
        const color = next[place]
        return color ? [{ index, hex: color }] : []
      }),
    )
  }
  return (
    <div className="po-colours">
      {colorIndexes.map((index, at) => (
        <ColorField
          key={index}
          label={t(`look.colorNames.${index}`)}
          value={typed[at] ?? ''}
          onChange={(hex) => change(at, hex)}
        />
      ))}
    </div>
  )
}
