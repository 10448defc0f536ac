import type { ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import '#shared/ui/proof-marks.css'

/** Crop marks round a post that is shown as a proof, and nowhere as an ornament. */
export function ProofMarks({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('po-proof', className)}>{children}</div>
}
