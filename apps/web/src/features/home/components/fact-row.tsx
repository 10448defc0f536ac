import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'

interface FactRowProps {
  /** A quantity or a day, large, before the words. */
  figure: ReactNode
  title: ReactNode
  more?: ReactNode
  link?: LinkTarget & { label: string }
}

/** One line of a home tile: a quantity or a day, what it means, and where to go about it. */
export function FactRow({ figure, title, more, link }: FactRowProps) {
  return (
    <li className="po-fact">
      <span className="po-fact-figure po-num">{figure}</span>
      <span className="po-cell-two">
        <b>{title}</b>
        {more && <small>{more}</small>}
      </span>
      {link && (
        <Link {...linkTo(link)} className="po-link">
          {link.label}
        </Link>
      )}
    </li>
  )
}
