import type { ErrorCode } from '@postelier/contract'
import { AppError } from '../errors.ts'

/**
 * `busy`: too many wait already; `tooSlow`: the time limit ended it;
 * `undecoded`: there was no time or room to decode one of its pictures; `lost`: its process ended under it, twice;
 * `tooLarge`: no quality makes it as small as asked; `broken`: a fault of ours.
 */
export type PaintingFault = 'busy' | 'tooSlow' | 'undecoded' | 'lost' | 'tooLarge' | 'broken' | 'closed'

const codes = {
  busy: 'unavailable',
  closed: 'unavailable',
  lost: 'unavailable',
  tooSlow: 'tooHeavy',
  undecoded: 'unavailable',
  tooLarge: 'unavailable',
  broken: 'internal',
} as const satisfies Record<PaintingFault, ErrorCode>

/** Why a picture could not be painted, with the error code that the caller's request is answered with. */
export class PaintingFailed extends AppError {
  readonly reason: PaintingFault
  constructor(reason: PaintingFault, detail: string) {
    super(codes[reason])
    this.reason = reason
    this.message = detail
  }
}
