import type { InterfaceLanguage, Namespace } from '@postelier/texts'
import { i18n } from '#shared/i18n/instance.ts'
import { isRecord } from '#shared/lib/is-record.ts'

type Flat = Readonly<Record<string, string>>
const known = new Map<InterfaceLanguage, Flat>()

/** Words an administrator has changed. The shipped ones stand when the call fails: nobody waits for this. */
export async function loadOverrides(language: InterfaceLanguage): Promise<void> {
  if (known.has(language)) return
  try {
    const response = await fetch(`/api/texts/${language}`, { headers: { Accept: 'application/json' } })
    if (!response.ok) return
    const answer: unknown = await response.json()
    const texts = isRecord(answer) && isRecord(answer.texts) ? answer.texts : {}
    known.set(language, onlyStrings(texts))
  } catch {
    return
  }
  for (const namespace of Object.keys(i18n.store.data[language] ?? {})) {
    applyOverrides(language, namespace as Namespace)
  }
}

export function applyOverrides(language: InterfaceLanguage, namespace: Namespace): void {
  const prefix = `${namespace}:`
  let changed = false
  for (const [key, text] of Object.entries(known.get(language) ?? {})) {
    if (!key.startsWith(prefix)) continue
    i18n.addResource(language, namespace, key.slice(prefix.length), text, { silent: true })
    changed = true
  }
  if (changed) i18n.emit('languageChanged', language)
}

function onlyStrings(texts: Record<string, unknown>): Flat {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}
