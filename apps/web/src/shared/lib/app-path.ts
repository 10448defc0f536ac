import type { LinkProps } from '@tanstack/react-router'

/** A path this application has a screen for. */
export type AppPath = NonNullable<LinkProps['to']>
