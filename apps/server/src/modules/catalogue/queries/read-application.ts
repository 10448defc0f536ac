import type { applicationView } from '@postelier/contract'
import type { z } from 'zod'
import type { QueryContext } from '../../../access/context.ts'
import { fileViewsOf } from '../../media/index.ts'
import { readApplication, readOverrides } from '../application.store.ts'
import { type DocumentName, fillDocument } from '../application.ts'
import { masterSettings } from '../master-settings.ts'
import { shownDocument } from '../shipped-documents.ts'

type ApplicationView = z.infer<typeof applicationView>

/** What everybody may know of the platform. */
export async function applicationOf({ db, platform }: QueryContext): Promise<ApplicationView> {
  return (await present({ db, platform })).view
}

/** The whole of it, as the form of the administration shows it. */
export async function applicationForm({ db, platform }: QueryContext) {
  const { view, settings, version } = await present({ db, platform })
  return {
    application: view,
    termsOfUse: shownDocument('terms', settings.termsOfUse),
    privacyPolicy: shownDocument('privacy', settings.privacyPolicy),
    version,
  }
}

async function present({ db, platform }: Pick<QueryContext, 'db' | 'platform'>) {
  const { config } = platform
  const { settings, version, pictures } = await readApplication(db)
  const files = await fileViewsOf(
    db,
    [pictures.logoId, pictures.iconId].filter((id) => id !== null),
  )
  const demo = !config.production
  const view: ApplicationView = {
    name: settings.name,
    domain: settings.domain || new URL(config.publicUrl).host,
    logo: files.get(pictures.logoId ?? '') ?? null,
    favoriteIcon: files.get(pictures.iconId ?? '') ?? null,
    legal: settings.legal,
    appointmentUrl: (await masterSettings(db)).appointmentUrl,
    demo,
    mailbox: demo && config.SANDBOX_URL ? `${config.SANDBOX_URL.replace(/\/+$/, '')}/mailbox` : null,
  }
  return { view, settings, version }
}

/** A legal document with the platform's own words in it. */
export async function legalDocument(
  { db, platform }: QueryContext,
  { document, lang }: { document: DocumentName; lang: 'fr' | 'en' },
): Promise<{ title: string; markdown: string; changedAt: string | null; version: number }> {
  const { settings, changedAt, version } = await readApplication(db)
  const own = document === 'terms' ? settings.termsOfUse : settings.privacyPolicy
  const say = (key: string) => platform.translator.say(lang, `site:documents.${key}`)
  return {
    title: say(document),
    markdown: fillDocument(
      shownDocument(document, own)[lang],
      settings,
      platform.config.publicUrl,
      say('toComplete'),
    ),
    changedAt: changedAt?.toISOString() ?? null,
    version,
  }
}

/** Changed sentences of a language, for the web app to lay over its own. */
export async function overridesOf(
  { db }: QueryContext,
  { lang }: { lang: 'fr' | 'en' },
): Promise<{ texts: Record<string, string> }> {
  return { texts: Object.fromEntries((await readOverrides(db))[lang]) }
}
