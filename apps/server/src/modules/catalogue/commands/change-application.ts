import { isSiren, readVatNumber } from '@postelier/contract'
import { requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { type FieldFault, invalid } from '../../../platform/errors.ts'
import { dropFiles, recordPicture, type StoredPicture } from '../../media/index.ts'
import { putPicture } from '../application.store.ts'
import {
  type ApplicationPictures,
  type ApplicationSettings,
  applicationDefaults,
  applicationKey,
} from '../application.ts'
import { readSetting, writeSetting } from '../platform-settings.store.ts'
import { ownDocument } from '../shipped-documents.ts'

/** Saves the site settings: name, legal identity and legal texts. A text that equals the shipped one is not stored. */
export async function changeApplication(
  ctx: CommandContext,
  { version, ...input }: ApplicationSettings & { version: number },
): Promise<void> {
  requirePermission(ctx.actor, 'adminApplication:edit')
  const { legal, faults } = checkLegal(input.legal)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const settings: ApplicationSettings = {
    ...input,
    legal,
    termsOfUse: ownDocument('terms', input.termsOfUse),
    privacyPolicy: ownDocument('privacy', input.privacyPolicy),
  }
  const { value: before, version: present } = await readSetting(ctx.tx, applicationKey, applicationDefaults)
  const changed = movedFields(before, settings)
  if (changed.length === 0 && present === version) return
  await writeSetting(ctx.tx, ctx.now, applicationKey, settings, version)
  const { name, domain } = settings
  const short = Object.entries({ name, domain, legal }).filter(([field]) =>
    changed.some((one) => one === field),
  )
  await ctx.record({
    action: 'application.changed',
    subject: ['application', 'settings'],
    details: { changed, ...Object.fromEntries(short) },
  })
  await ctx.announce({ name: 'application.changed' })
}

function checkLegal(legal: ApplicationSettings['legal']) {
  const faults: Record<string, FieldFault> = {}
  const siren = legal.siren.replace(/\s/g, '')
  if (siren !== '' && !isSiren(siren)) faults['legal.siren'] = { key: 'siret' }
  const vatNumber = legal.vatNumber === '' ? '' : readVatNumber(legal.vatNumber, 'FR')
  if (vatNumber === undefined) faults['legal.vatNumber'] = { key: 'vatNumber' }
  if (legal.email !== '' && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(legal.email))
    faults['legal.email'] = { key: 'email' }
  return { legal: { ...legal, siren, vatNumber: vatNumber ?? '' }, faults }
}

const purposes = { logoId: 'siteLogo', iconId: 'siteIcon' } as const

/** Sets a picture of the site, or takes it down without one; gives the storage keys that are free now. */
export async function changeSitePicture(
  ctx: CommandContext,
  { which, picture }: { which: keyof ApplicationPictures; picture: StoredPicture | undefined },
): Promise<string[]> {
  requirePermission(ctx.actor, 'adminApplication:edit')
  const fileId = picture
    ? await recordPicture(ctx, picture, { ownerId: null, purpose: purposes[which] })
    : null
  const before = await putPicture(ctx.tx, ctx.now, which, fileId)
  const freed = before ? await dropFiles(ctx, [before]) : []
  await ctx.record({
    action: picture ? 'application.pictureChanged' : 'application.pictureRemoved',
    subject: ['application', which],
  })
  await ctx.announce({ name: 'application.changed' })
  return freed
}
