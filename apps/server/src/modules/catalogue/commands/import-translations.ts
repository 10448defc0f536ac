import { and, eq, inArray, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, type FieldFault, invalid } from '../../../platform/errors.ts'
import { readOverrides } from '../application.store.ts'
import { textOverride } from '../catalogue.tables.ts'
import { type PlannedChange, planImport } from '../translations/plan-import.ts'
import { mostLines, readCsv } from '../translations/read-csv.ts'

interface ImportInput {
  readonly bytes: Buffer
  readonly preview: boolean
  readonly language: 'fr' | 'en'
}
export interface ImportedRow {
  readonly line: number
  readonly key: string
  readonly lang: string
  readonly before: string
  readonly after: string
  readonly fault: string
}

/**
 * Takes changed sentences from a table: all or none. A preview writes nothing and shows the wrong lines beside the right
 * ones; an import with a wrong line is refused, with every wrong line named.
 */
export async function importTranslations(
  ctx: CommandContext,
  { bytes, preview, language }: ImportInput,
): Promise<{ changed: number; lines: ImportedRow[] }> {
  requirePermission(ctx.actor, 'adminTranslations:edit')
  const { translator } = ctx.platform
  const say = (key: string, figures: Readonly<Record<string, string | number>> = {}) =>
    translator.say(language, `site:translations.${key}`, figures)

  const read = readCsv(bytes, ['key', 'fr', 'en'])
  if (read === 'tooManyLines') throw invalid({ file: { key: 'tooMany', max: mostLines } })
  if (typeof read === 'string')
    throw invalid({ file: { key: read === 'header' ? 'csvHeader' : 'csvUnreadable' } })
  // Two imports at once: the second plans with what the first has written.
  await ctx.tx.execute(sql`lock table ${textOverride} in share row exclusive mode`)
  const { changes, faults } = planImport(read, {
    shipped: { fr: translator.shipped('fr'), en: translator.shipped('en') },
    overrides: await readOverrides(ctx.tx),
  })
  const lines: ImportedRow[] = [
    ...faults.map(({ fault, figures, ...change }) => ({ ...change, fault: say(fault, figures) })),
    ...changes.map((change) => ({ ...change, fault: '' })),
  ].sort((a, b) => a.line - b.line)
  if (preview) return { changed: changes.length, lines }
  if (faults.length > 0)
    throw new AppError('csvInvalid', {
      figures: { count: new Set(faults.map((fault) => fault.line)).size },
      fields: Object.fromEntries(
        faults
          .slice(0, 200)
          .map(({ line, lang, fault, figures }) => [
            fault === 'unknownKey' || fault === 'twice' ? `${line}` : `${line}.${lang}`,
            fieldFaults[fault](figures),
          ]),
      ),
    })

  await write(ctx, changes)
  if (changes.length > 0) {
    await ctx.record({
      action: 'texts.imported',
      subject: ['texts', 'import'],
      details: {
        changed: changes.length,
        keys: changes.slice(0, 50).map(({ lang, key }) => `${lang} ${key}`),
      },
    })
    await ctx.announce({ name: 'texts.changed' })
  }
  return { changed: changes.length, lines }
}

/** A few statements for any number of sentences: those that are ours again lose their row, the others get theirs. */
async function write(
  { tx, now, platform }: CommandContext,
  changes: readonly PlannedChange[],
): Promise<void> {
  const shipped = { fr: platform.translator.shipped('fr'), en: platform.translator.shipped('en') }
  const isOurs = ({ key, lang, after }: PlannedChange) => after === shipped[lang].get(key)
  for (const lang of ['fr', 'en'] as const) {
    const back = changes.filter((change) => change.lang === lang && isOurs(change)).map(({ key }) => key)
    if (back.length > 0)
      await tx.delete(textOverride).where(and(eq(textOverride.lang, lang), inArray(textOverride.key, back)))
  }
  const own = changes.filter((change) => !isOurs(change))
  for (let from = 0; from < own.length; from += 500)
    await tx
      .insert(textOverride)
      .values(
        own
          .slice(from, from + 500)
          .map(({ key, lang, after }) => ({ key, lang, value: after, changedAt: now })),
      )
      .onConflictDoUpdate({
        target: [textOverride.lang, textOverride.key],
        set: { value: sql`excluded.value`, changedAt: now },
      })
}

type Figures = Readonly<Record<string, string | number>>
/** The reasons as the errors' own texts have them. */
const fieldFaults = {
  unknownKey: () => ({ key: 'unknownSentence' }),
  twice: () => ({ key: 'taken' }),
  placeholders: () => ({ key: 'placeholders' }),
  noPlaceholders: () => ({ key: 'placeholders' }),
  tooLong: (figures: Figures) => ({ key: 'tooLong', max: figures.max ?? 0 }),
} as const satisfies Record<string, (figures: Figures) => FieldFault>
