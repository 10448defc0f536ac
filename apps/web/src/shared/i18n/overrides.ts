import type { InterfaceLanguage } from '@postelier/texts'
import { i18n } from '#shared/i18n/instance.ts'
import { loadTexts } from '#shared/i18n/load-texts.ts'
import type { Namespace } from '#shared/i18n/texts.ts'
import { isRecord } from '#shared/lib/is-record.ts'

export type Overrides = Readonly<Record<string, string>>
const known = new Map<InterfaceLanguage, Overrides>()

/** Words an administrator has changed. The shipped ones stand when the call fails: nobody waits for this. */
export async function readOverrides(language: InterfaceLanguage): Promise<Overrides> {
  const response = await fetch(`/api/texts/${language}`, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`Changed words answered ${response.status}`)
  const answer: unknown = await response.json()
  return onlyStrings(isRecord(answer) && isRecord(answer.texts) ? answer.texts : {})
}

/** Puts the changed words in place on the open page; where a change was taken back, the shipped words return. */
export async function replaceOverrides(language: InterfaceLanguage, texts: Overrides): Promise<void> {
  const gone = Object.keys(known.get(language) ?? {}).filter((key) => !(key in texts))
  known.set(language, texts)
  for (const namespace of Object.keys(i18n.store.data[language] ?? {}) as Namespace[]) {
    const wasChanged = gone.some((key) => key.startsWith(`${namespace}:`))
    if (wasChanged) {
      const shipped = await loadTexts(language, namespace)
      i18n.addResourceBundle(language, namespace, structuredClone({ ...shipped }), true, true)
    }
    applyOverrides(language, namespace, wasChanged)
  }
}

export function applyOverrides(language: InterfaceLanguage, namespace: Namespace, anyway = false): void {
  const prefix = `${namespace}:`
  let changed = anyway
  for (const [key, text] of Object.entries(known.get(language) ?? {})) {
    if (!key.startsWith(prefix)) continue
    i18n.addResource(language, namespace, key.slice(prefix.length), text, { silent: true })
    changed = true
  }
  if (changed) i18n.emit('languageChanged', language)
}

function onlyStrings(texts: Record<string, unknown>): Overrides {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}
