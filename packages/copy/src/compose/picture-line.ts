import type { FactKind } from '@postelier/contract'
import { comparable } from '../words/comparable.ts'
import type { Finished } from './finish-hook.ts'
import { isNameless, leadStands } from './lead.ts'
import type { Material } from './material.ts'
import { partOf } from './parts.ts'

/** The sentences that hooks begin with: a picture that says them too says nothing besides. */
export const leadsOf = (hooks: readonly (Finished | undefined)[]): ReadonlySet<string> =>
  new Set(
    hooks.flatMap((found) => {
      const lead = found?.hook.sentences.find(({ facts, text }) => facts.length > 0 && /\s/u.test(text))
      return lead ? [comparable(lead.text)] : []
    }),
  )

const unfit: ReadonlySet<FactKind> = new Set(['hours', 'question', 'event'] as const)

/**
 * Another sentence of the source, whole, which needs nothing before it. Of hours and answers there is none, and what has a day
 * is not shown without it.
 */
export const pictureLine = (main: Material, leads: ReadonlySet<string>): string => {
  if (main.family === 'day' || unfit.has(main.fact.kind) || main.fact.until !== null) return ''
  const line = main.lines.find(({ text, factId, isTag, leans }) => {
    const parts = [partOf('source', text, [factId])]
    return (
      !isTag &&
      leans === 'nothing' &&
      !leads.has(comparable(text)) &&
      leadStands(parts, main) &&
      !isNameless(parts, main)
    )
  })
  return line?.text ?? ''
}
