// Two people wrote on one post: what each changed stands, where they did not change the same. Pure.
import type { Hooks } from '@postelier/contract'

/** Where a text differs from what it was: this much of it, from here on, became that. */
interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}

function changeOf(before: string, after: string): Change {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  let tail = 0
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { from, to: before.length - tail, text: after.slice(from, after.length - tail) }
}

/** Both changes of a text, or nothing where they touch each other. */
export function mergeText(before: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === before) return mine
  if (mine === before) return theirs
  const [own, other] = [changeOf(before, mine), changeOf(before, theirs)]
  const [first, second] = own.from <= other.from ? [own, other] : [other, own]
  // Words that meet without anything between them would be read as one.
  if (first.to >= second.from) return null
  return (
    before.slice(0, first.from) +
    first.text +
    before.slice(first.to, second.from) +
    second.text +
    before.slice(second.to)
  )
}

/** Either's change, or nothing where both changed it to something else. */
function mergeValue<T>(before: T, mine: T, theirs: T): { readonly is: T } | null {
  if (isSame(mine, theirs) || isSame(theirs, before)) return { is: mine }
  return isSame(mine, before) ? { is: theirs } : null
}

/** Lists by what is in them, settings by their names in whatever order; what is not set is as if it were not there. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function mergeHooks(before: Hooks, mine: Hooks, theirs: Hooks): Hooks | null {
  const common = mergeText(before.common, mine.common, theirs.common)
  if (common === null) return null
  const own: Record<string, string> = {}
  const networks = new Set([before, mine, theirs].flatMap((hooks) => Object.keys(hooks.own)))
  for (const network of networks) {
    const of = (hooks: Hooks) => hooks.own[network as keyof Hooks['own']]
    // Words that one took away while the other wrote on them are nobody's to decide here.
    const isKept = [of(before), of(mine), of(theirs)].every((text) => text !== undefined)
    const merged = isKept
      ? mergeText(of(before) ?? '', of(mine) ?? '', of(theirs) ?? '')
      : mergeValue(of(before), of(mine), of(theirs))
    if (merged === null) return null
    const text = typeof merged === 'string' ? merged : merged.is
    if (text !== undefined) own[network] = text
  }
  return { common, own }
}

interface Mergeable {
  readonly title: string
  readonly hooks: Hooks
  readonly firstComment: string
}

/** What stands where both have written: the words of both, or nothing where a person has to decide. */
export function mergeWords<Words extends Mergeable>(before: Words, mine: Words, theirs: Words): Words | null {
  const merged: Partial<Record<keyof Words, unknown>> = {}
  for (const name of Object.keys(before) as (keyof Words)[]) {
    const value =
      name === 'hooks'
        ? mergeHooks(before.hooks, mine.hooks, theirs.hooks)
        : name === 'firstComment'
          ? mergeText(before.firstComment, mine.firstComment, theirs.firstComment)
          : mergeValue(before[name], mine[name], theirs[name])
    if (value === null) return null
    merged[name] = typeof value === 'object' && 'is' in value ? value.is : value
  }
  return merged as Words
}
