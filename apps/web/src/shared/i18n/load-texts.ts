import { type InterfaceLanguage, namespaceOf } from '@postelier/texts'
import { englishTexts } from '#shared/i18n/english-texts.ts'
import { frenchTexts } from '#shared/i18n/french-texts.ts'
import type { Namespace, Texts } from '#shared/i18n/texts.ts'

type Load = () => Promise<object>
type Files = Readonly<Record<string, Load>>

/** Every file of texts, found in its folder, by the namespace it holds; each comes when a screen first needs it. */
const loaders: Readonly<Record<InterfaceLanguage, Files>> = {
  fr: byNamespace(frenchTexts, () => import('#shared/i18n/menu-fr.ts')),
  en: byNamespace(englishTexts, () => import('#shared/i18n/menu-en.ts')),
}

export const namespaces = Object.keys(loaders.fr) as Namespace[]

/** One namespace in one language, as the nested object i18next takes. */
export async function loadTexts<N extends Namespace>(
  language: InterfaceLanguage,
  namespace: N,
): Promise<Texts[N]> {
  const texts = { ...(await loaders[language][namespace]?.()) } as Partial<Texts>
  const words = texts[namespace]
  if (!words) throw new Error(`No texts are called ${namespace}`)
  return words
}

function byNamespace(files: Files, menu: Load): Files {
  const nameIn = (path: string) => namespaceOf(path.slice('./'.length, -'.ts'.length))
  const named = Object.entries(files).map(([path, load]) => [nameIn(path), load])
  return { ...Object.fromEntries(named), menu }
}
