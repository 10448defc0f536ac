// The price list as it ships; administrators change it from there on.
import type { TaskFormat } from '@postelier/contract'
import type { ConfigurationNames, OrderKind } from '@postelier/contract/task-configurations'

interface Shipped {
  readonly names: ConfigurationNames
  readonly format: TaskFormat | null
  readonly credits: number
  readonly minutes: number
  readonly creditsPerNetwork?: number
  readonly minutesPerNetwork?: number
  readonly emoticon: string
}

interface ShippedGroup {
  readonly id: number
  readonly names: ConfigurationNames
  readonly kind: OrderKind
  readonly emoticon: string
  readonly configurations: readonly Shipped[]
}

export const shippedGroups: readonly ShippedGroup[] = [
  {
    id: 1,
    names: { fr: 'Post complet', en: 'Complete post' },
    kind: 'complete',
    emoticon: '📝',
    configurations: [
      {
        names: { fr: 'Image et accroche', en: 'Picture and hook' },
        format: 'image',
        credits: 6,
        minutes: 45,
        emoticon: '🖼️',
      },
      {
        names: { fr: 'Carrousel et accroche', en: 'Carousel and hook' },
        format: 'carousel',
        credits: 10,
        minutes: 90,
        emoticon: '🎠',
      },
      {
        names: { fr: 'Album et accroche', en: 'Album and hook' },
        format: 'album',
        credits: 9,
        minutes: 75,
        emoticon: '📚',
      },
      {
        names: { fr: 'Vidéo et accroche', en: 'Video and hook' },
        format: 'video',
        credits: 14,
        minutes: 150,
        emoticon: '🎬',
      },
    ],
  },
  {
    id: 2,
    names: { fr: 'Visuel seul', en: 'Visual only' },
    kind: 'visual',
    emoticon: '🎨',
    configurations: [
      { names: { fr: 'Image', en: 'Picture' }, format: 'image', credits: 4, minutes: 30, emoticon: '🖼️' },
      {
        names: { fr: 'Carrousel', en: 'Carousel' },
        format: 'carousel',
        credits: 8,
        minutes: 70,
        emoticon: '🎠',
      },
    ],
  },
  {
    id: 3,
    names: { fr: 'Accroche seule', en: 'Hook only' },
    kind: 'hook',
    emoticon: '✍️',
    configurations: [
      {
        names: { fr: 'Accroche', en: 'Hook' },
        format: null,
        credits: 2,
        minutes: 15,
        creditsPerNetwork: 1,
        minutesPerNetwork: 5,
        emoticon: '✍️',
      },
    ],
  },
]
