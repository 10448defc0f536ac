import { type Brand, type Family, isFamily, spareFamily } from '@postelier/scene'

/** The face the brand writes this with, or the platform's where it has chosen none. */
export const brandFamily = ({ titleFamily, textFamily }: Brand, of: 'titles' | 'texts'): Family => {
  const chosen = of === 'titles' ? titleFamily : textFamily
  return isFamily(chosen) ? chosen : of === 'titles' ? 'fraunces' : spareFamily
}
