// What is sold as it ships; administrators change it from there on.
import type { PlanLimits } from '@postelier/contract/packs'
import type { PackNames } from './packs.tables.ts'

interface ShippedPlan {
  readonly names: PackNames
  readonly descriptions: PackNames
  readonly emoticon: string
  readonly credits: number
  readonly monthlyCents: number
  readonly limits: PlanLimits
  readonly isRecommended?: boolean
}

export const shippedPlans: readonly ShippedPlan[] = [
  {
    names: { fr: 'Start', en: 'Start' },
    descriptions: {
      fr: 'Pour publier régulièrement sur deux réseaux.',
      en: 'For posting regularly on two networks.',
    },
    emoticon: '🌱',
    credits: 30,
    monthlyCents: 2_900,
    limits: {
      networks: 2,
      postsAWeek: 3,
      ideasAMonth: 20,
      draftsItself: false,
      proposesItself: false,
    },
  },
  {
    names: { fr: 'Growth', en: 'Growth' },
    descriptions: {
      fr: 'Un post par jour, des idées proposées et rédigées pour vous.',
      en: 'A post a day, with ideas proposed and drafted for you.',
    },
    emoticon: '🌿',
    credits: 100,
    monthlyCents: 7_900,
    limits: { networks: 4, postsAWeek: 7, ideasAMonth: 60, draftsItself: true, proposesItself: true },
    isRecommended: true,
  },
  {
    names: { fr: 'Agency', en: 'Agency' },
    descriptions: {
      fr: 'Tous les réseaux, autant de posts que vous voulez.',
      en: 'Every network, as many posts as you like.',
    },
    emoticon: '🌳',
    credits: 260,
    monthlyCents: 17_900,
    limits: { networks: null, postsAWeek: null, ideasAMonth: 200, draftsItself: true, proposesItself: true },
  },
]

/** A year is sold at the price of ten months. */
export const monthsPaidOfAYear = 10

export const shippedCreditPacks = [
  { credits: 10, cents: 1_900 },
  { credits: 50, cents: 8_500 },
  { credits: 100, cents: 15_900 },
] as const
