// The texts of a post that go out, each once, with the pages that get it. Pure.
import type { Hooks } from '@postelier/contract'
import type { AskedPost } from '@postelier/contract/approvals'

type Destination = AskedPost['goesTo'][number]
export type From = Destination['from']

export interface TextGroup {
  readonly from: From
  readonly places: readonly Destination[]
}

export const textGroups = ({ goesTo }: Pick<AskedPost, 'goesTo'>): TextGroup[] =>
  [...new Set(goesTo.map(({ from }) => from))].map((from) => ({
    from,
    places: goesTo.filter((one) => one.from === from),
  }))

export const wordsFrom = (hooks: Hooks, from: From): string =>
  from === 'common' ? hooks.common : (hooks.own[from] ?? '')

export const withWords = (hooks: Hooks, from: From, words: string): Hooks =>
  from === 'common' ? { ...hooks, common: words } : { ...hooks, own: { ...hooks.own, [from]: words } }
