import type { AudienceChoiceView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '#features/posts/model/boost-draft.ts'
import { cx } from '#shared/lib/class-names.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { Field } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/tag-input.css'

interface AudienceSearchProps {
  label: string
  help: string
  error: string | undefined
  network: string
  value: readonly Chosen[]
  onChange: (value: readonly Chosen[]) => void
  queryKey: readonly unknown[]
  find: (text: string, signal: AbortSignal) => Promise<readonly AudienceChoiceView[]>
}

const shortest = 2

/** What the network knows by a name, chosen one after the other: arrows move, Enter takes, Backspace takes away. */
export function AudienceSearch({
  value,
  onChange,
  queryKey,
  find,
  network,
  error,
  ...words
}: AudienceSearchProps) {
  const { t } = useTranslation(['boosts', 'common'])
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const late = useLate(typed.trim())
  const isAsked = typed.trim().length >= shortest
  const found = useQuery({
    queryKey: [...queryKey, late],
    queryFn: ({ signal }) => find(late, signal),
    enabled: late.length >= shortest,
    staleTime: 60_000,
  })
  const isCurrent = late === typed.trim() && found.data !== undefined
  const choices = isCurrent ? (found.data ?? []).filter(({ id }) => !value.some((one) => one.id === id)) : []
  const take = (choice: AudienceChoiceView | undefined) => {
    if (!choice) return
    onChange([...value, { id: choice.id, name: choice.name }])
    setTyped('')
    setAt(0)
  }
  const move = (by: number) => setAt((at + by + choices.length) % Math.max(1, choices.length))
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => take(choices[at]),
    Escape: () => setTyped(''),
  }
  return (
    <Field {...words} error={error}>
      {(ids) => (
        <div className="po-audience">
          <div className="po-input po-tags">
            {value.map(({ id, name }) => (
              <span key={id} className="po-tag">
                {name}
                <button
                  type="button"
                  aria-label={t('common:field.removeTag', { tag: name })}
                  onClick={() => onChange(value.filter((one) => one.id !== id))}
                >
                  <Icon of={X} size={14} />
                </button>
              </span>
            ))}
            <input
              type="text"
              {...ids}
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={isAsked}
              aria-controls={listId}
              aria-activedescendant={choices[at] ? `${listId}-${at}` : undefined}
              autoComplete="off"
              value={typed}
              placeholder={value.length === 0 ? t('search') : undefined}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
              }}
              onBlur={() => setTyped('')}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && typed === '' && value.length > 0)
                  onChange(value.slice(0, -1))
                const act = isAsked ? keys[event.key] : undefined
                // Enter sends the form only once nothing is being looked for.
                if (!act) return
                event.preventDefault()
                act()
              }}
            />
          </div>
          {isAsked && (
            <div id={listId} role="listbox" aria-label={words.label} className="po-audience-list">
              {choices.map((choice, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: see above.
                <div
                  key={choice.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  className={cx('po-audience-choice', index === at && 'po-audience-at')}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(choice)}
                >
                  {choice.name} <span>{choice.hint}</span>
                </div>
              ))}
              {choices.length === 0 && (
                <p role="status">
                  {t(isCurrent ? 'none' : found.isError ? 'none' : 'searching', { network })}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
