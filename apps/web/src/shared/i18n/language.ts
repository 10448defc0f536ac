import { type InterfaceLanguage, interfaceLanguages } from '@postelier/texts'
import { kept } from '#shared/lib/storage.ts'

const key = 'po:language'

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === value)
}

/** Before anybody is known: what was chosen here, else what the browser asks for, else French. */
export function firstLanguage(): InterfaceLanguage {
  const chosen = kept.read(key)
  if (isInterfaceLanguage(chosen)) return chosen
  for (const tag of navigator.languages) {
    const base = tag.slice(0, 2).toLowerCase()
    if (isInterfaceLanguage(base)) return base
  }
  return 'fr'
}

export function keepLanguage(language: InterfaceLanguage): void {
  kept.write(key, language)
}
