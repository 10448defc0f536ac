import type { TemplateFormat, TemplateView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { pageAt } from '#features/posts/post-queries.ts'

interface StartsProps {
  items: readonly TemplateView[]
  ratio: TemplateFormat
  value: number | null
  onChange: (templateId: number | null) => void
}

/** Templates as pictures, and a blank page: one of them is what a visual begins with. */
export function Starts({ items, ratio, value, onChange }: StartsProps) {
  const { t } = useTranslation('posts')
  return (
    <ul className={`po-starts po-starts-${ratio.replace(':', 'x')}`}>
      <li>
        <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
          <span className="po-start-blank" aria-hidden="true" />
          <span>{t('write.blank')}</span>
        </button>
      </li>
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" aria-pressed={value === item.id} onClick={() => onChange(item.id)}>
            <img src={pageAt(item.file, { width: 320 })} alt="" loading="lazy" decoding="async" />
            <span>{item.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
