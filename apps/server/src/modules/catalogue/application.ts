import type { legalIdentity } from '@postelier/contract'
import type { z } from 'zod'

export type LegalIdentity = z.infer<typeof legalIdentity>
export type DocumentName = 'terms' | 'privacy'
type ByLanguage = { readonly fr: string; readonly en: string }

/** What an administrator says of the platform. An empty document stands for the one we ship. */
export interface ApplicationSettings {
  readonly name: string
  readonly domain: string
  readonly legal: LegalIdentity
  readonly termsOfUse: ByLanguage
  readonly privacyPolicy: ByLanguage
}

/** Apart from the form, so that putting up a logo does not make an open form stale. */
export interface ApplicationPictures {
  readonly logoId: string | null
  readonly iconId: string | null
}

export const applicationKey = 'application'
export const picturesKey = 'applicationPictures'

export const applicationDefaults: ApplicationSettings = {
  name: 'Postelier',
  domain: '',
  legal: {
    name: '',
    legalForm: '',
    capital: '',
    address: '',
    zipCode: '',
    city: '',
    siren: '',
    vatNumber: '',
    rcsCity: '',
    email: '',
    phone: '',
    publicationDirector: '',
    host: '',
    creditorId: '',
    eBillsFrom: '',
  },
  termsOfUse: { fr: '', en: '' },
  privacyPolicy: { fr: '', en: '' },
}
export const picturesDefaults: ApplicationPictures = { logoId: null, iconId: null }

/** The words of documents between braces, from what the platform says of itself. */
export function fillDocument(
  text: string,
  settings: Pick<ApplicationSettings, 'name' | 'domain' | 'legal'>,
  publicUrl: string,
  toComplete: string,
): string {
  const words: Readonly<Record<string, string>> = {
    ...settings.legal,
    legalName: settings.legal.name,
    appName: settings.name,
    domain: settings.domain || new URL(publicUrl).host,
  }
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? words[name] || toComplete : whole,
  )
}
