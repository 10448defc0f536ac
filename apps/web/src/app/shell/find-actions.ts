import type { Action, ActionGroup } from '#shared/actions/action.ts'

/** As they stand in the command bar. */
export const actionGroups = [
  'screens',
  'actions',
  'posts',
  'people',
] as const satisfies readonly ActionGroup[]
export const groupOf = (action: Action): ActionGroup => action.group ?? 'actions'

/** Every word typed must begin a word of the action; accents and capitals do not matter. */
export function findActions(actions: readonly Action[], typed: string): readonly Action[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return actions
  return actions.filter((action) => {
    const words = plain([action.label, ...(action.keywords ?? [])].join(' ')).split(/[\s’'-]+/)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

export function inGroups(actions: readonly Action[]): { group: ActionGroup; actions: readonly Action[] }[] {
  return actionGroups
    .map((group) => ({ group, actions: actions.filter((action) => groupOf(action) === group) }))
    .filter((one) => one.actions.length > 0)
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
