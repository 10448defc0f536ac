import type { ReactNode } from 'react'
import '#shared/ui/side-layout.css'

/** One thing being worked on, and beside it what it is and what can be done with it. Narrow: the side comes first. */
export function SideLayout({
  side,
  label,
  children,
}: {
  side: ReactNode
  label: string
  children: ReactNode
}) {
  return (
    <div className="po-sided">
      <div className="po-sided-main">{children}</div>
      <aside aria-label={label} className="po-sided-side">
        {side}
      </aside>
    </div>
  )
}

export function SideBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="po-side-block">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
