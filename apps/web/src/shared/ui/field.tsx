import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/field.css'

export interface FieldWords {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  optional?: boolean
  /** The heading above it says the same: the word is for who hears the page. */
  isLabelHeard?: boolean
  /** A link at the end of the label's line: "Forgotten?" */
  aside?: ReactNode
}

export interface ControlIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The word above, the help or the fault below. Hands the control its id and its descriptions. */
export function Field({
  label,
  help,
  error,
  optional,
  isLabelHeard,
  aside,
  children,
}: FieldWords & { children: (ids: ControlIds) => ReactNode }) {
  const { t } = useTranslation('common')
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error) || Boolean(help)
  return (
    <div className="po-field">
      <div className={isLabelHeard ? 'po-sr' : 'po-field-head'}>
        <label htmlFor={id}>
          {label}
          {optional && <span className="po-field-optional"> {t('field.optional')}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}

export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className="po-field-note po-field-fault">
        <Icon of={TriangleAlert} size={14} />
        <span>{error}</span>
      </p>
    )
  }
  return help ? (
    <p id={id} className="po-field-note">
      {help}
    </p>
  ) : null
}
