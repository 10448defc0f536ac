import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'

interface FactRowProps {
  /** A quantity or a day, large, before the words; a question has none. */
  figure?: ReactNode
  title: ReactNode
  more?: ReactNode
  link?: LinkTarget & { label: string }
  /** What is done about it here, in place of a way there. */
  action?: ReactNode
}

/** One line of a home tile: a quantity or a day, what it means, and where to go about it. */
export function FactRow({ figure, title, more, link, action }: FactRowProps) {
  return (
    <li className={cx('po-fact', figure === undefined && 'po-fact-asked')}>
      {figure !== undefined && <span className="po-fact-figure po-num">{figure}</span>}
      <span className="po-cell-two">
        <b>{title}</b>
        {more && <small>{more}</small>}
      </span>
      {link && (
        <Link {...linkTo(link)} className="po-link">
          {link.label}
        </Link>
      )}
      {action}
    </li>
  )
}
