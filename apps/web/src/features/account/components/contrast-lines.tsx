import { contrast, hexOf, readableContrast, readableOn, rgbOf } from '@postelier/scene'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { isColor } from '#shared/ui/color-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/account/components/contrast-lines.css'

/** Words in the second are read on the first: where they are not, the second gives way, the main colour never. */
const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const
const names = ['primary', 'secondary', 'tertiary'] as const

/** A code has whole numbers, so the colour may be a hair short of what was asked for: then once more. */
function readableHex(words: string, ground: string): string {
  let hex = words
  for (let step = 0; step < 3 && contrast(rgbOf(hex), rgbOf(ground)) < readableContrast; step++)
    hex = hexOf(readableOn(rgbOf(hex), rgbOf(ground)))
  return hex.toUpperCase()
}

interface ContrastLinesProps {
  /** In the order of the fields; empty or half typed where there is none yet. */
  colors: readonly string[]
  onTake: (at: number, hex: string) => void
}

export function ContrastLines({ colors, onTake }: ContrastLinesProps) {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  const lines = pairs.flatMap(([below, above]) => {
    const [ground = '', words = ''] = [colors[below], colors[above]]
    if (!isColor(ground) || !isColor(words) || ground === words) return []
    return [{ below, above, ground, words, ratio: contrast(rgbOf(words), rgbOf(ground)) }]
  })
  if (lines.length === 0) return null
  return (
    <ul className="po-contrast" aria-label={t('look.contrast.label')}>
      {lines.map(({ below, above, ground, words, ratio }) => {
        const isRead = ratio >= readableContrast
        const better = isRead ? words : readableHex(words, ground)
        const said = {
          words: t(`look.colorNames.${names[above]}`),
          ground: t(`look.colorNames.${names[below]}`),
          // Rounded down: 4.49 is not 4.5.
          ratio: number(Math.floor(ratio * 10) / 10),
        }
        return (
          <li key={`${below}${above}`}>
            <i style={{ background: ground, color: words }} aria-hidden="true">
              Aa
            </i>
            <span>
              <Icon of={isRead ? Check : TriangleAlert} size={14} />{' '}
              {isRead ? t('look.contrast.read', said) : t('look.contrast.unread', said)}
            </span>
            {!isRead && (
              <Button size="sm" look="quiet" onClick={() => onTake(above, better)}>
                <i className="po-contrast-chip" style={{ background: better }} aria-hidden="true" />
                {t('look.contrast.take', { hex: better })}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
