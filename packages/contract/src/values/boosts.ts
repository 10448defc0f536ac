import { z } from 'zod'

/** What an ad is to bring. The names follow Meta's objectives. */
export const boostObjectives = [
  'outcomeAwareness',
  'outcomeEngagement',
  'outcomeLeads',
  'outcomeTraffic',
] as const
export const boostObjective = z.enum(boostObjectives)
export type BoostObjective = z.infer<typeof boostObjective>

export const boostGenders = ['all', 'male', 'female'] as const
export const boostGender = z.enum(boostGenders)
