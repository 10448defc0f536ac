import type { AccountView } from '@postelier/contract'

type Lines = readonly AccountView['settings']['aiNetworks'][number][]

/**
 * What of the lines can be kept: a tone of one's own that nobody has described yet waits for its first word, and the network
 * speaks as it did. The lines kept before, themselves, where nothing else changed: there is nothing to save then.
 */
export function finishedTones(lines: Lines, kept: Lines): Lines {
  const finished = lines.map((line) => {
    if (!line.enabled || line.tone !== 'custom' || line.customTone.trim() !== '') return line
    const before = kept.find(({ network }) => network === line.network)
    return { ...line, tone: before?.tone ?? 'institutional', customTone: before?.customTone ?? '' }
  })
  return isSame(finished, kept) ? kept : finished
}

const isSame = (lines: Lines, kept: Lines): boolean =>
  lines.every((line) => {
    const before = kept.find(({ network }) => network === line.network)
    return before
      ? before.enabled === line.enabled && before.tone === line.tone && before.customTone === line.customTone
      : !line.enabled
  })
