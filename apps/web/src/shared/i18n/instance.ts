import type { DefaultNamespace, Namespace, ParseKeys, TOptionsBase } from 'i18next'
import i18next from 'i18next'
import type { Texts } from '#shared/i18n/texts.ts'

/** What fills a sentence's gaps; options that change which keys there are, or what comes back, are i18next's to check. */
interface Words extends TOptionsBase {
  [gap: string]: unknown
  context?: never
  defaultValue?: never
  keyPrefix?: never
  ns?: never
  returnDetails?: never
  returnObjects?: never
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { [N in keyof Texts]: Texts[N] }
  }

  // Asked first: i18next's own signature lists a namespace's keys anew for every call and every set of options, which
  // took half of the web's type check. What this one refuses, that one checks and reports. Words are a type parameter
  // because an object without the optional ones would otherwise fit only once i18next's signature has been tried.
  interface TFunctionNonStrict<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    // biome-ignore lint/style/useShorthandFunctionType: merged into i18next's interface
    // biome-ignore lint/complexity/noBannedTypes: i18next's word for a call without options
    <W extends Words>(key: ParseKeys<Ns, {}, KPrefix>, words?: W): string
  }
}

export const i18n = i18next
