import type { Language } from '@postelier/contract'
import { german } from './de/frames.ts'
import { english } from './en/frames.ts'
import { spanish } from './es/frames.ts'
import { french } from './fr/frames.ts'
import type { FramesOfFamily } from './frame.ts'

export const framesOf: Readonly<Record<Language, FramesOfFamily>> = {
  fr: french,
  en: english,
  es: spanish,
  de: german,
}
