import type { z } from 'zod'
import { type FieldFault, isFieldKey } from '../platform/errors.ts'

type Issue = z.core.$ZodIssue

/** zod's issues as field paths with a key of the `errors.fields` texts: all of them, the first one per field. */
export function faultsOf(issues: readonly Issue[], prefix = ''): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  for (const issue of issues) {
    const path = `${prefix}${issue.path.map(String).join('.')}`
    if (issue.code === 'unrecognized_keys') continue
    faults[path] ??= faultOf(issue)
  }
  return faults
}

function faultOf(issue: Issue): FieldFault {
  if (isUnanswered(issue)) return { key: 'required' }
  switch (issue.code) {
    case 'invalid_type':
      return { key: 'wrongForm' }
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) <= 1
          ? { key: 'required' }
          : { key: issue.origin === 'array' ? 'tooFew' : 'tooShort', min: Number(issue.minimum) }
      }
      return { key: 'tooSmall', min: Number(issue.minimum) }
    case 'too_big':
      if (issue.origin === 'string') return { key: 'tooLong', max: Number(issue.maximum) }
      if (issue.origin === 'array') return { key: 'tooMany', max: Number(issue.maximum) }
      return { key: 'tooBig', max: Number(issue.maximum) }
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : issue.format === 'url' ? 'url' : 'wrongForm' }
    case 'invalid_value':
      return { key: 'notOffered' }
    case 'custom': {
      const { message = '' } = issue
      return { key: isFieldKey(message) ? message : 'wrongForm' }
    }
    default:
      return { key: 'wrongForm' }
  }
}

/** Nothing typed or chosen is not wrong, it is missing; a number nobody chose arrives as `Number('')`, where none is 0. */
function isUnanswered(issue: Issue): boolean {
  const { input } = issue
  if (issue.code === 'custom') return false
  if (input === undefined || input === null) return true
  if (typeof input === 'string') return input.trim() === '' && issue.code !== 'too_big'
  return input === 0 && issue.code === 'too_small' && !issue.inclusive && Number(issue.minimum) === 0
}
