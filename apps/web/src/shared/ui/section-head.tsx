import type { ReactNode, Ref } from 'react'
import '#shared/ui/section-head.css'

export interface SectionHeadProps {
  title: ReactNode
  /** Quantity or period, before anything is drawn: "3 of 7, nearest first". */
  note?: ReactNode
  /** One link or quiet action at the end of the line. */
  end?: ReactNode
  id?: string
  /** Where the focus is brought when this is what somebody waits for. */
  headRef?: Ref<HTMLHeadingElement>
}

/** The title of a part of a page, with a quantity beside it and one quiet action at its end. */
export function SectionHead({ title, note, end, id, headRef }: SectionHeadProps) {
  return (
    <div className="po-section-head">
      <h2 id={id} {...(headRef ? { ref: headRef, tabIndex: -1 } : {})}>
        {title}
      </h2>
      {note && <span className="po-mute">{note}</span>}
      {end && <span className="po-push">{end}</span>}
    </div>
  )
}
