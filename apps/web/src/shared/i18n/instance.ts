import type { Texts } from '@postelier/texts'
import i18next from 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { [N in keyof Texts]: Texts[N] }
  }
}

export const i18n = i18next
