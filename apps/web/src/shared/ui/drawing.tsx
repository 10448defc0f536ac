import type { ReactNode } from 'react'

/** Drawn in the same line as the icons; the accent marks the one living thing in each. Decorative. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="132"
      height="96"
      viewBox="0 0 132 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
/** The one living thing in each. */
export const accent = 'var(--po-accent-mark)'
