import { readFileSync } from 'node:fs'
import type { DocumentName } from './application.ts'

type ByLanguage = Readonly<Record<'fr' | 'en', string>>

/** The documents we ship, as an administrator finds them before writing their own. */
const read = (name: DocumentName, language: 'fr' | 'en') =>
  readFileSync(new URL(`./legal/${name}.${language}.md`, import.meta.url), 'utf8').trim()

export const shippedDocuments: Readonly<Record<DocumentName, ByLanguage>> = {
  terms: { fr: read('terms', 'fr'), en: read('terms', 'en') },
  privacy: { fr: read('privacy', 'fr'), en: read('privacy', 'en') },
}

/** Kept only where it differs from ours, so that what nobody wrote follows ours as it is mended. */
export const ownDocument = (name: DocumentName, given: ByLanguage): { fr: string; en: string } => ({
  fr: isShipped(given.fr, shippedDocuments[name].fr) ? '' : given.fr.trim(),
  en: isShipped(given.en, shippedDocuments[name].en) ? '' : given.en.trim(),
})

/** A browser's text field writes its own line ends. */
const isShipped = (given: string, shipped: string) => given.replace(/\r\n?/g, '\n').trim() === shipped

export const shownDocument = (name: DocumentName, own: ByLanguage): { fr: string; en: string } => ({
  fr: own.fr || shippedDocuments[name].fr,
  en: own.en || shippedDocuments[name].en,
})
