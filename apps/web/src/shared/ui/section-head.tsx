import type { ReactNode } from 'react'
import '#shared/ui/section-head.css'

export interface SectionHeadProps {
  title: ReactNode
  /** Quantity or period, before anything is drawn: "3 of 7, nearest first". */
  note?: ReactNode
  /** One link or quiet action at the end of the line. */
  end?: ReactNode
  id?: string
}

export function SectionHead({ title, note, end, id }: SectionHeadProps) {
  return (
    <div className="po-section-head">
      <h2 id={id}>{title}</h2>
      {note && <span className="po-mute">{note}</span>}
      {end && <span className="po-push">{end}</span>}
    </div>
  )
}
