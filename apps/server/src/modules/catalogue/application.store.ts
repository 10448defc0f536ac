import type { Seller } from '@postelier/contract/bills'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import {
  type ApplicationPictures,
  type ApplicationSettings,
  applicationDefaults,
  applicationKey,
  picturesDefaults,
  picturesKey,
} from './application.ts'
import { platformSetting, textOverride } from './catalogue.tables.ts'
import { readSetting } from './platform-settings.store.ts'

/** The site settings and pictures, with the version a change must name; the shipped ones where nothing was set. */
export async function readApplication(db: Pick<Database, 'select'>) {
  const [settings, pictures] = await Promise.all([
    readSetting<ApplicationSettings>(db, applicationKey, applicationDefaults),
    readSetting<ApplicationPictures>(db, picturesKey, picturesDefaults),
  ])
  return {
    settings: settings.value,
    version: settings.version,
    changedAt: settings.changedAt,
    pictures: pictures.value,
  }
}

/** Changes one of the pictures and gives the one before; two people at once wait for each other. */
export async function putPicture(
  tx: Transaction,
  now: Date,
  which: keyof ApplicationPictures,
  fileId: string | null,
): Promise<string | null> {
  await tx
    .insert(platformSetting)
    .values({ key: picturesKey, value: { ...picturesDefaults }, changedAt: now })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(platformSetting)
    .where(eq(platformSetting.key, picturesKey))
    .for('update')
  const present: ApplicationPictures = { ...picturesDefaults, ...row?.value }
  await tx
    .update(platformSetting)
    .set({ value: { ...present, [which]: fileId }, version: (row?.version ?? 0) + 1, changedAt: now })
    .where(eq(platformSetting.key, picturesKey))
  return present[which]
}

/** Sentences an administrator put in place of ours, by language. */
export async function readOverrides(
  db: Pick<Database, 'select'>,
): Promise<Record<'fr' | 'en', Map<string, string>>> {
  const rows = await db.select().from(textOverride)
  const of = (lang: string) =>
    new Map(rows.filter((row) => row.lang === lang).map((row) => [row.key, row.value]))
  return { fr: of('fr'), en: of('en') }
}

/** Who sells. */
export async function readSeller(db: Pick<Database, 'select'>): Promise<Seller> {
  const { value } = await readSetting<ApplicationSettings>(db, applicationKey, applicationDefaults)
  const { eBillsFrom: _from, ...legal } = { ...applicationDefaults.legal, ...value.legal }
  return { ...legal, name: legal.name || value.name, brand: value.name }
}

/** From which day on bills to businesses go through the approved platform; empty where they do not. */
export async function readEBillsFrom(db: Pick<Database, 'select'>): Promise<string> {
  const { value } = await readSetting<ApplicationSettings>(db, applicationKey, applicationDefaults)
  return value.legal.eBillsFrom ?? ''
}
