// As people type, a space stands inside French quotation marks; where a line ends there, the mark would stand alone on the next.
import type { Hooks } from '@postelier/contract'

const noBreak = '\u00a0'

/** For showing only: what is kept, copied or sent stays as it was typed. */
export const unbroken = (text: string): string =>
  text.replace(/«[ \t]/gu, `«${noBreak}`).replace(/[ \t](?=[»?!;:%€])/gu, noBreak)

export const unbrokenHooks = ({ common, own }: Hooks): Hooks => ({
  common: unbroken(common),
  own: Object.fromEntries(
    Object.entries(own).map(([network, words]) => [network, words === undefined ? words : unbroken(words)]),
  ),
})
