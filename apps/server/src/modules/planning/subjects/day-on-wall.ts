import { latestDateFrom, mostYearsAhead } from '@postelier/contract'
import { invalid } from '../../../platform/errors.ts'
import { instantOf, wallFaults } from '../../../platform/wall-time.ts'

/** The hour on a business's wall, as an instant that exists and is to come; nothing where there is to be none. */
export function dayOnWall(wallTime: string | null, zone: string, now: Date) {
  if (wallTime === null) return { publishAt: null, publishWall: null, publishZone: null }
  const found = instantOf(wallTime, zone)
  if (typeof found === 'string') throw invalid({ wallTime: wallFaults[found] })
  if (found.at <= now) throw invalid({ wallTime: { key: 'inPast' } })
  if (found.at > latestDateFrom(now))
    throw invalid({ wallTime: { key: 'tooFarAhead', years: mostYearsAhead } })
  return { publishAt: found.at, publishWall: wallTime, publishZone: zone }
}
