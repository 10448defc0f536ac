import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readingsOf } from '#features/account/model/readable-colours.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/account/components/contrast-lines.css'

const names = ['primary', 'secondary', 'tertiary'] as const

interface ContrastLinesProps {
  /** In the order of the fields; empty or half typed where there is none yet. */
  colors: readonly string[]
  onTake: (at: number, hex: string) => void
}

/** Which pairs of brand colours can be read on one another, and a nearby shade to take for those that cannot. */
export function ContrastLines({ colors, onTake }: ContrastLinesProps) {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  const { lines, stuck } = readingsOf(colors)
  if (lines.length === 0) return null
  return (
    <ul className="po-contrast" aria-label={t('look.contrast.label')}>
      {lines.map(({ below, above, ground, words, ratio, isRead, better }) => {
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
            {better !== null && (
              <Button size="sm" look="quiet" onClick={() => onTake(above, better)}>
                <i className="po-contrast-chip" style={{ background: better }} aria-hidden="true" />
                {t('look.contrast.take', { hex: better })}
              </Button>
            )}
          </li>
        )
      })}
      {stuck && (
        <li>
          <span>{t(`look.contrast.stuck_${names[stuck.first]}`)}</span>
        </li>
      )}
    </ul>
  )
}
