import type { ReactNode } from 'react'

export function SheetSection({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <section className="po-sg">
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      <div className="po-sg-body">{children}</div>
    </section>
  )
}
