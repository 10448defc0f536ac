import { useTranslation } from 'react-i18next'
import { FoundMark } from '#features/planning/start/found-mark.tsx'

export const mostColors = 3
const mostShown = 6

interface SeenColorsProps {
  seen: readonly string[]
  /** The site that wears them: its sheets are the same on every page. */
  site: string
  chosen: readonly string[]
  /** The business has colours of its own. */
  hasOwn: boolean
  onChange: (colors: readonly string[]) => void
}

/** Colours the site wears, to be the business's own: three at the most, the oldest choice gives way. */
export function SeenColors({ seen, site, chosen, hasOwn, onChange }: SeenColorsProps) {
  const { t } = useTranslation(['start', 'planning'])
  if (seen.length === 0) return null
  const toggle = (color: string) =>
    onChange(
      chosen.includes(color) ? chosen.filter((one) => one !== color) : [...chosen, color].slice(-mostColors),
    )
  return (
    <fieldset className="po-start-swatches">
      <legend>
        {t('you.colors')} <FoundMark page={{ url: site, title: new URL(site).host }} />
      </legend>
      {seen.slice(0, mostShown).map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={chosen.includes(color)}
          aria-label={t('you.color', { color })}
          style={{ background: color }}
          onClick={() => toggle(color)}
        />
      ))}
      <small className="po-mute">
        {t(hasOwn && chosen.length === 0 ? 'you.ownColors' : 'you.colorsHelp')}
      </small>
    </fieldset>
  )
}
