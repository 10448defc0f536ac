import { stringify } from 'csv-stringify/sync'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { defuseCell } from '../../../platform/formula-cells.ts'
import { readOverrides } from '../application.store.ts'

/**
 * Every sentence in force. A byte order mark tells spreadsheets that it is UTF-8; French ones take semicolons for
 * columns, English ones commas, and the import takes both.
 */
export async function exportTranslations(
  { db, actor, platform }: QueryContext,
  { language }: { language: 'fr' | 'en' },
): Promise<string> {
  requirePermission(actor, 'adminTranslations:consult')
  const { translator } = platform
  const overrides = await readOverrides(db)
  const [fr, en] = [translator.shipped('fr'), translator.shipped('en')]
  const say = (key: string) => translator.say(language, `site:translations.${key}`)
  const lines = [...fr].map(([key, words]) => [
    key,
    overrides.fr.get(key) ?? words,
    overrides.en.get(key) ?? en.get(key) ?? '',
  ])
  return stringify(
    [
      ['key', 'fr', 'en'],
      [say('describeKey'), say('describeFr'), say('describeEn')],
      ...lines.map((cells) => cells.map(defuseCell)),
    ],
    { bom: true, delimiter: language === 'fr' ? ';' : ',', record_delimiter: 'windows' },
  )
}
