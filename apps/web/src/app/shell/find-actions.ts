import type { Action } from '#shared/actions/action.ts'

/** Every word typed must begin a word of the action; accents and capitals do not matter. */
export function findActions(actions: readonly Action[], typed: string): readonly Action[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return actions
  return actions.filter((action) => {
    const words = plain([action.label, action.section ?? '', ...(action.keywords ?? [])].join(' ')).split(
      /[\s’'-]+/,
    )
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
