// The price list as it ships; administrators change it from there on. None has an emoticon: each is shown by a drawing of its kind.
import type { TaskFormat } from '@postelier/contract'
import type { ConfigurationNames, OrderKind } from '@postelier/contract/task-configurations'

interface Shipped {
  readonly names: ConfigurationNames
  readonly format: TaskFormat | null
  readonly credits: number
  readonly minutes: number
  readonly creditsPerNetwork?: number
  readonly minutesPerNetwork?: number
}

interface ShippedGroup {
  readonly id: number
  readonly names: ConfigurationNames
  readonly kind: OrderKind
  readonly configurations: readonly Shipped[]
}

export const shippedGroups: readonly ShippedGroup[] = [
  {
    id: 1,
    names: { fr: 'Post complet', en: 'Complete post' },
    kind: 'complete',
    configurations: [
      {
        names: { fr: 'Image et accroche', en: 'Picture and hook' },
        format: 'image',
        credits: 6,
        minutes: 45,
      },
      {
        names: { fr: 'Carrousel et accroche', en: 'Carousel and hook' },
        format: 'carousel',
        credits: 10,
        minutes: 90,
      },
      {
        names: { fr: 'Album et accroche', en: 'Album and hook' },
        format: 'album',
        credits: 9,
        minutes: 75,
      },
      {
        names: { fr: 'Vidéo et accroche', en: 'Video and hook' },
        format: 'video',
        credits: 14,
        minutes: 150,
      },
    ],
  },
  {
    id: 2,
    names: { fr: 'Visuel seul', en: 'Visual only' },
    kind: 'visual',
    configurations: [
      { names: { fr: 'Image', en: 'Picture' }, format: 'image', credits: 4, minutes: 30 },
      {
        names: { fr: 'Carrousel', en: 'Carousel' },
        format: 'carousel',
        credits: 8,
        minutes: 70,
      },
    ],
  },
  {
    id: 3,
    names: { fr: 'Accroche seule', en: 'Hook only' },
    kind: 'hook',
    configurations: [
      {
        names: { fr: 'Accroche', en: 'Hook' },
        format: null,
        credits: 2,
        minutes: 15,
        creditsPerNetwork: 1,
        minutesPerNetwork: 5,
      },
    ],
  },
]
