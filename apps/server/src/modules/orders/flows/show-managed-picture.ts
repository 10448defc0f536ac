import type { Routes } from '@postelier/contract'
import type { Call, RawAnswer } from '../../../http/handlers.ts'
import { answerPreview } from '../../visuals/index.ts'
import { managedPicture, managedPictureMark } from '../queries/managed-picture.ts'

/** A page of what a manager's agent delivers, as a picture. */
export async function showManagedPicture({
  params,
  query,
  read,
  ...call
}: Call<Routes['GET /api/me/managing-tasks/{taskPublicId}/preview']>): Promise<RawAnswer> {
  const asked = { ...params, page: query.page, language: call.language }
  return answerPreview(call, {
    ...query,
    owner: params.taskPublicId,
    mark: () => read(managedPictureMark, asked),
    source: () => read(managedPicture, asked),
  })
}
