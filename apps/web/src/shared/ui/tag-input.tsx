import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldWords } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/tag-input.css'

export interface TagInputProps extends FieldWords {
  value: readonly string[]
  onChange: (tags: string[]) => void
  placeholder?: string
  max?: number
}

/** Enter, comma or leaving the field adds; Backspace in the empty field takes the last one away. */
export function TagInput({
  value,
  onChange,
  placeholder,
  max = Number.POSITIVE_INFINITY,
  ...words
}: TagInputProps) {
  const { t } = useTranslation('common')
  const [draft, setDraft] = useState('')
  const add = (text: string) => {
    const fresh = text.split(/[,;\n]/).map((one) => one.trim())
    const next = [...new Set([...value, ...fresh.filter(Boolean)])].slice(0, max)
    if (next.length !== value.length) onChange(next)
    setDraft('')
  }
  return (
    <Field {...words}>
      {(ids) => (
        <div className="po-input po-tags">
          {value.map((tag) => (
            <span key={tag} className="po-tag">
              {tag}
              <button
                type="button"
                aria-label={t('field.removeTag', { tag })}
                onClick={() => onChange(value.filter((one) => one !== tag))}
              >
                <Icon of={X} size={14} />
              </button>
            </span>
          ))}
          <input
            type="text"
            {...ids}
            value={draft}
            placeholder={value.length === 0 ? placeholder : undefined}
            disabled={value.length >= max}
            onChange={(event) =>
              /[,;]/.test(event.target.value) ? add(event.target.value) : setDraft(event.target.value)
            }
            onBlur={() => draft && add(draft)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && draft) {
                event.preventDefault()
                add(draft)
              }
              if (event.key === 'Backspace' && draft === '' && value.length > 0) onChange(value.slice(0, -1))
            }}
          />
        </div>
      )}
    </Field>
  )
}
