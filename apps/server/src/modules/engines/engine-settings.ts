import type { EngineSettings, EngineUse, OutsideEngine } from '@postelier/contract'

export const engineSettingsKey = 'engines'

/** Nothing leaves the platform until an administrator says so. */
export const engineSettingDefaults: EngineSettings = {
  text: 'built-in',
  ideas: 'built-in',
  image: 'built-in',
  next: 'none',
  compatibleAddress: '',
  compatibleModel: '',
  compatiblePictureModel: '',
  monthlyBudget: 5,
}

/** Who is asked, in their order: the chosen one, and where it fails the next one. Nobody where the platform drafts itself. */
export function orderOf(settings: EngineSettings, use: EngineUse): readonly OutsideEngine[] {
  const chosen = settings[use]
  if (chosen === 'built-in') return []
  return settings.next === 'none' || settings.next === chosen ? [chosen] : [chosen, settings.next]
}

/** In millionths of a dollar. */
export const budgetOf = ({ monthlyBudget }: EngineSettings): number => monthlyBudget * 1_000_000

export const monthBegin = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
