import { latestDateFrom, mostYearsAhead } from '@postelier/contract'
import { invalid } from '../../../platform/errors.ts'
import { instantOf, localTimeFaults } from '../../../platform/local-time.ts'

/** The hour in a business's local time, as an instant that exists and is to come; nothing where there is to be none. */
export function localDay(localTime: string | null, zone: string, now: Date) {
  if (localTime === null) return { publishAt: null, publishLocal: null, publishZone: null }
  const found = instantOf(localTime, zone)
  if (typeof found === 'string') throw invalid({ localTime: localTimeFaults[found] })
  if (found.at <= now) throw invalid({ localTime: { key: 'inPast' } })
  if (found.at > latestDateFrom(now))
    throw invalid({ localTime: { key: 'tooFarAhead', years: mostYearsAhead } })
  return { publishAt: found.at, publishLocal: localTime, publishZone: zone }
}

/** Nothing goes out at that hour any more. */
export function isBehind(localTime: string, zone: string, now: Date): boolean {
  const found = instantOf(localTime, zone)
  return typeof found === 'string' || found.at <= now
}
