import { Link } from '@tanstack/react-router'
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import '#shared/ui/button.css'

export type ButtonLook = 'default' | 'primary' | 'ink' | 'quiet' | 'danger' | 'wait'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Face {
  look?: ButtonLook
  size?: ButtonSize
  icon?: LucideIcon
  kbd?: string
  wide?: boolean
  children: ReactNode
}

export interface ButtonProps extends Face, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Something is under way: the button keeps its place and cannot be pressed again. */
  busy?: boolean
}

const classOf = (look: ButtonLook, size: ButtonSize, wide?: boolean, extra?: string) =>
  cx('po-btn', `po-btn-${look}`, size !== 'md' && `po-btn-${size}`, wide && 'po-btn-wide', extra)

export function Button({
  look = 'default',
  size = 'md',
  icon,
  kbd,
  wide,
  busy,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf(look, size, wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      <Content icon={busy ? LoaderCircle : icon} kbd={kbd}>
        {children}
      </Content>
    </button>
  )
}

export type ButtonLinkProps = Face &
  LinkTarget & {
    className?: string
    /** What it is called, where its words alone do not say which of many it is. */
    label?: string
  }

/** Looks like a button, goes somewhere: a real link, so that it opens in a tab. */
export function ButtonLink({
  look = 'default',
  size = 'md',
  icon,
  kbd,
  wide,
  className,
  label,
  children,
  ...target
}: ButtonLinkProps) {
  return (
    <Link {...linkTo(target)} aria-label={label} className={classOf(look, size, wide, className)}>
      <Content icon={icon} kbd={kbd}>
        {children}
      </Content>
    </Link>
  )
}

function Content({
  icon,
  kbd,
  children,
}: {
  icon: LucideIcon | undefined
  kbd: string | undefined
  children: ReactNode
}) {
  return (
    <>
      {icon && <Icon of={icon} size={16} />}
      <span className="po-btn-text">{children}</span>
      {kbd && <Kbd keys={kbd} />}
    </>
  )
}
