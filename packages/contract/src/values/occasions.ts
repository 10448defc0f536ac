import { z } from 'zod'

/** Whose days and ideas: those for everybody and for one's own trade, or all. */
export const occasionScopes = ['mine', 'all'] as const
export const occasionScope = z.enum(occasionScopes)
export type OccasionScope = z.infer<typeof occasionScope>

/** How near a day or an idea is to a business: of its own trade, for everybody, or of another trade. */
export const nearnesses = ['own', 'everybody', 'other'] as const
export const nearness = z.enum(nearnesses)
export type Nearness = z.infer<typeof nearness>

/** Whether a business made a post of a day in its year. */
export const conversionStates = ['none', 'drafting', 'converted'] as const
export const conversionState = z.enum(conversionStates)
export type ConversionState = z.infer<typeof conversionState>

/** As many days as may be asked for at once: a year and its edges. */
export const mostCalendarDays = 400
export const longestAnswer = 1200
