// Addresses in a text, as people type them.
import { createHash } from 'node:crypto'

/** More in one post is a list nobody follows. */
const mostLinks = 10
const longest = 2000

const form = /(?<![\p{L}\d@.])(?:https?:\/\/|www\.)[^\s<>"«»“”]{3,2000}/giu

interface PostWords {
  readonly hooks: { readonly common: string; readonly own: Readonly<Record<string, string>> }
  readonly firstComment: string
}

export function linksIn(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(form)].map(([link]) => addressOf(link)))
  return [...new Set(found.flatMap((url) => url ?? []))].slice(0, mostLinks)
}

/** Where a post leads to, whichever network's words say so. */
export const linksOfPost = ({ hooks, firstComment }: PostWords): string[] =>
  linksIn(hooks.common, ...Object.values(hooks.own), firstComment)

/** What follows a sentence is no part of the address in it. */
function addressOf(link: string): string | undefined {
  let bare = link.replace(/[.,;:!?…'’*_]+$/u, '')
  if (bare.endsWith(')') && !bare.includes('(')) bare = bare.replace(/\)+[.,;:!?…]*$/u, '')
  const full = /^www\./i.test(bare) ? `https://${bare}` : bare
  if (full.length > longest || !URL.canParse(full)) return undefined
  const url = new URL(full)
  url.hash = ''
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : undefined
}

export const hashOfLink = (url: string): string => createHash('sha256').update(url).digest('base64url')
