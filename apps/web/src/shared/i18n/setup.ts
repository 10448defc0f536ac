import { elide, type InterfaceLanguage, interfaceLanguages } from '@postelier/texts'
import type { BackendModule, PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18n } from '#shared/i18n/instance.ts'
import { firstLanguage, isInterfaceLanguage, keepLanguage } from '#shared/i18n/language.ts'
import { loadTexts, namespaces } from '#shared/i18n/load-texts.ts'
import { applyOverrides } from '#shared/i18n/overrides.ts'
import type { Namespace } from '#shared/i18n/texts.ts'

function isNamespace(value: string): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}

const againAfterMs = 2000

function whenConnected(then: () => void): void {
  if (navigator.onLine) window.setTimeout(then, againAfterMs)
  else window.addEventListener('online', then, { once: true })
}

/** One namespace of one language at a time, when a screen first needs it. */
const bundles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    if (!isInterfaceLanguage(language) || !isNamespace(namespace)) return done(null, {})
    loadTexts(language, namespace).then(
      (texts) => {
        // A copy to its depth: changed words are written into it, and the shipped ones must stay what they are.
        done(null, structuredClone({ ...texts }))
        applyOverrides(language, namespace)
      },
      // Given up, its keys would stand on the screen: it is asked again until it comes.
      () => whenConnected(() => bundles.read(language, namespace, done)),
    )
  },
}

const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elide',
  process: (words: string, _key, _options, translator: { language?: string }) =>
    translator.language === 'fr' ? elide(words) : words,
}

/** Until the platform has said what it is called. */
export const shippedName = 'Postelier'

/** Sentences name the platform as an administrator does: those on the screen are said again. */
export function setSiteName(appName: string): void {
  const { interpolation } = i18n.options
  if (!interpolation || interpolation.defaultVariables?.appName === appName) return
  interpolation.defaultVariables = { appName }
  i18n.emit('languageChanged', i18n.language)
}

export async function startTexts(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18n
    .use(bundles)
    .use(elision)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      supportedLngs: interfaceLanguages,
      // No fallback language: both are complete by type, and a fallback would download the other one.
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false, defaultVariables: { appName: shippedName } },
      postProcess: ['elide'],
      returnNull: false,
    })
}

export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  keepLanguage(language)
  if (i18n.language !== language) await i18n.changeLanguage(language)
}

const aheadAfterMs = 1500

/** The words of the screens to come, once the first one stands: a lost connection must not leave a screen speechless. */
export function fetchWordsAhead(): void {
  window.setTimeout(() => {
    if (navigator.onLine) void i18n.loadNamespaces([...namespaces])
  }, aheadAfterMs)
}
