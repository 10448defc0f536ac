import type { PresenceField } from '@postelier/contract/presence'
import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonPresent } from '#features/posts/presence/present.ts'
import { initialsOf } from '#shared/lib/initials.ts'
import '#features/posts/presence/presence.css'

/** Who else is on the post, for its fields. */
export const Others = createContext<readonly PersonPresent[]>([])

/** A field, with the initials of who is in it beside it. */
export function PresentAt({ field, children }: { field: PresenceField; children: ReactNode }) {
  const { t } = useTranslation('postPage')
  const here = use(Others).filter((one) => one.field === field)
  return (
    <div className="po-present-at" data-presence={field}>
      {children}
      {here.length > 0 && (
        <span className="po-present-marks">
          {here.map(({ personId, name }) => (
            <Initials key={personId} name={name} label={t('present.inField', { name })} />
          ))}
        </span>
      )}
    </div>
  )
}

/** Everybody else on the post, wherever they are in it. */
export function PresentHere() {
  const { t } = useTranslation('postPage')
  const others = use(Others)
  return (
    <span className="po-present-here" role="status" aria-live="polite">
      {others.map(({ personId, name }) => (
        <Initials key={personId} name={name} label={t('present.here', { name })} />
      ))}
    </span>
  )
}

const Initials = ({ name, label }: { name: string; label: string }) => (
  <span className="po-present" title={label}>
    <span aria-hidden="true">{initialsOf(name, 'person')}</span>
    <span className="po-sr">{label}</span>
  </span>
)
