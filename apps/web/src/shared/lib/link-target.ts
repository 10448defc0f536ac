import type { LinkProps } from '@tanstack/react-router'
import type { AppPath } from '#shared/lib/app-path.ts'

type NamesIn<Path> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never
type To<Path> = Path extends string
  ? [NamesIn<Path>] extends [never]
    ? { readonly to: Path; readonly params?: undefined }
    : { readonly to: Path; readonly params: Readonly<Record<NamesIn<Path>, string>> }
  : never

/** A screen and the parts its path asks for, held together by the compiler, to be handed on and linked to later. */
export type LinkTarget = To<AppPath> & {
  readonly search?: Readonly<Record<string, string>>
  /** The part of the screen that is meant, by its id: arriving there, one is on it. */
  readonly hash?: string
}

/** Turns a `LinkTarget` into the props of the router's link. */
export const linkTo = ({
  to,
  params,
  search,
  hash,
}: LinkTarget): Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'hashScrollIntoView'> => ({
  to,
  ...(params ? { params } : {}),
  ...(search ? { search } : {}),
  // What is meant is often still being read: whoever moves the focus there scrolls as well.
  ...(hash ? { hash, hashScrollIntoView: false } : {}),
})
