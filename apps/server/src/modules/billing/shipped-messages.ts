// What is asked of who leaves, as it ships; administrators change it from there on.
import type { UnsubscribeKind } from '@postelier/contract/unsubscribe-messages'
import type { PackNames } from './packs.tables.ts'

interface ShippedMessage {
  readonly words: PackNames
  readonly kind: UnsubscribeKind
  readonly answers: readonly PackNames[]
}

export const shippedMessages: readonly ShippedMessage[] = [
  {
    words: { fr: 'Pourquoi partez-vous\u00a0?', en: 'Why are you leaving?' },
    kind: 'multiple',
    answers: [
      { fr: 'C’est trop cher', en: 'It costs too much' },
      { fr: 'Je manque de temps', en: 'I do not have the time' },
      { fr: 'Les résultats ne sont pas là', en: 'The results are not there' },
      { fr: 'Je fais une pause', en: 'I am taking a break' },
    ],
  },
  {
    words: { fr: 'Qu’est-ce qui vous ferait rester\u00a0?', en: 'What would make you stay?' },
    kind: 'free',
    answers: [],
  },
]
