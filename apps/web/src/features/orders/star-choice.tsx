import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface StarChoiceProps {
  label: string
  /** None yet: nought. */
  value: number
  onChange: (value: number) => void
}

/** A mark of one to five, given as it is shown later: in stars. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const { t } = useTranslation('briefs')
  const [over, setOver] = useState(0)
  const name = useId()
  const lit = over || value
  return (
    <fieldset className="po-order-rate" onPointerLeave={() => setOver(0)}>
      <legend className="po-sr">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <span className="po-order-stars">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className={cx(star > lit && 'po-star-off')}
            title={t('stars', { count: star })}
            onPointerEnter={() => setOver(star)}
          >
            <input
              type="radio"
              className="po-sr"
              name={name}
              aria-label={t('stars', { count: star })}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Icon of={Star} size={20} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}
