import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'

interface QuantityProps {
  /** Of what. */
  name: string
  count: number
  least: number
  busy?: boolean
  onChange: (count: number) => void
}

const most = 99

/** How many of a pack, one more or less at a press. */
export function Quantity({ name, count, least, busy = false, onChange }: QuantityProps) {
  const { t } = useTranslation('credits')
  const { number } = useFormats()
  const set = (next: number) => !busy && onChange(next)
  return (
    <fieldset className="po-count">
      <legend className="po-sr">{t('packs.count', { name })}</legend>
      <Button
        size="sm"
        aria-label={t('packs.less', { name })}
        disabled={count <= least}
        onClick={() => set(count - 1)}
      >
        −
      </Button>
      <output className="po-num">{number(count)}</output>
      <Button
        size="sm"
        aria-label={t('packs.more', { name })}
        disabled={count >= most}
        onClick={() => set(count + 1)}
      >
        +
      </Button>
    </fieldset>
  )
}
