import type { ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import '#shared/ui/form-layout.css'

export interface FormSectionProps {
  title: ReactNode
  note?: ReactNode
  /** Fields side by side where there is room. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

/** Title at the left, fields at the right, a hairline between sections; no cards. */
export function FormSection({ title, note, columns = 1, children }: FormSectionProps) {
  return (
    <section className="po-form-section">
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      <div className={cx('po-form-fields', columns > 1 && `po-form-fields-${columns}`)}>{children}</div>
    </section>
  )
}

/** The layout of long forms: sections of `FormSection` below one another. */
export function FormLayout({ children }: { children: ReactNode }) {
  return <div className="po-form">{children}</div>
}
