import type { TemplateFormat, TemplateView } from '@postelier/contract'
import { cx } from '#shared/lib/class-names.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import '#shared/template-starts/starts.css'

interface StartsProps {
  items: readonly TemplateView[]
  ratio: TemplateFormat
  /** What none of them is called. */
  none: string
  isRow?: boolean
  /** Nothing is chosen yet. */
  value: number | null | undefined
  onChange: (templateId: number | null) => void
}

/** Templates as pictures, and none of them: what a visual begins with. */
export function Starts({ items, ratio, none, isRow, value, onChange }: StartsProps) {
  return (
    <ul className={cx('po-starts', `po-starts-${ratio.replace(':', 'x')}`, isRow && 'po-starts-row')}>
      <li>
        <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
          <span className="po-start-blank" aria-hidden="true" />
          <span>{none}</span>
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
