import { AppError } from '../../../platform/errors.ts'
import type { SubjectRow } from './subject.store.ts'

/** A subject is changed as somebody saw it, and only while no post is made of it. */
export function refuseUnlessOpen(row: SubjectRow, version: number): void {
  if (row.version !== version) throw new AppError('conflict')
  if (row.status === 'planning' || row.status === 'planned') throw new AppError('alreadyDone')
}
