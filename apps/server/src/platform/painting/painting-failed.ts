import type { ErrorCode } from '@postelier/contract'
import { AppError } from '../errors.ts'

/**
 * `busy`: too many wait already; `tooSlow`: a time limit ended it, or there was no room to decode one of its pictures; `lost`: its process ended under it, twice;
 * `tooLarge`: no quality makes it as small as asked; `broken`: a fault of ours.
 */
export type PaintingFault = 'busy' | 'tooSlow' | 'lost' | 'tooLarge' | 'broken' | 'closed'

const codes = {
  busy: 'unavailable',
  closed: 'unavailable',
  lost: 'unavailable',
  tooSlow: 'tooHeavy',
  tooLarge: 'unavailable',
  broken: 'internal',
} as const satisfies Record<PaintingFault, ErrorCode>

export class PaintingFailed extends AppError {
  readonly reason: PaintingFault
  constructor(reason: PaintingFault, detail: string) {
    super(codes[reason])
    this.reason = reason
    this.message = detail
  }
}
