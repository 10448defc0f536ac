import { elide, type InterfaceLanguage, namespaceOf } from '@postelier/texts'
import { createInstance, type i18n } from 'i18next'
import { found } from './found-texts.ts'

type Figures = Readonly<Record<string, string | number>>

/** The server's sentences: errors, mails, documents. The same texts as the web app's, with the same replacements. */
export interface Translator {
  say(language: InterfaceLanguage, key: string, figures?: Figures): string
  has(key: string): boolean
  /** Sentences an administrator put in place of ours, as `namespace:path` to words. */
  replace(language: InterfaceLanguage, overrides: ReadonlyMap<string, string>): void
  /** Words every sentence may use, such as `appName`. */
  setAlways(words: Figures): void
  /** Every shipped sentence, as `namespace:path` to words. */
  shipped(language: InterfaceLanguage): ReadonlyMap<string, string>
}

/** Every namespace of a language, each by its name. */
function textsIn(language: InterfaceLanguage): Readonly<Record<string, object>> {
  const { texts, menu } = found[language]
  const namespaces = Object.entries(texts).map(([file, exported]): [string, object] => {
    const name = namespaceOf(file)
    const words = exported[name]
    if (!words) throw new Error(`packages/texts/src/${language}/${file}.ts must export ${name}`)
    return [name, words]
  })
  const screens = Object.values(menu).flatMap((exported) => Object.entries(exported.screens ?? {}))
  return { ...Object.fromEntries(namespaces), menu: Object.fromEntries(screens) }
}

/** Loads the shipped texts of both languages; an administrator's replacements are added later. */
export async function openTranslator(): Promise<Translator> {
  const shipped = { fr: textsIn('fr'), en: textsIn('en') }
  const namespaces = Object.keys(shipped.fr)
  let always: Figures = {}
  const instance: i18n = createInstance()
  await instance.init({
    lng: 'fr',
    fallbackLng: 'fr',
    resources: structuredClone(shipped) as never,
    ns: namespaces,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
  return {
    say(language, key, figures) {
      const words = instance.t(
        key as never,
        { lng: language, ...always, ...figures } as never,
      ) as unknown as string
      return language === 'fr' ? elide(words) : words
    },
    has: (key) => instance.exists(key, { lng: 'fr' }),
    replace(language, overrides) {
      for (const [name, words] of Object.entries(shipped[language]))
        instance.addResourceBundle(language, name, structuredClone(words), false, true)
      for (const [key, words] of overrides) {
        const [name, path] = splitKey(key)
        instance.addResource(language, name, path, words)
      }
    },
    setAlways(words) {
      always = words
    },
    shipped: (language) =>
      new Map(Object.entries(shipped[language]).flatMap(([name, words]) => flatten(words, `${name}:`))),
  }
}

function splitKey(key: string): [string, string] {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}

function flatten(texts: object, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value as object, `${prefix}${key}.`),
  )
}
