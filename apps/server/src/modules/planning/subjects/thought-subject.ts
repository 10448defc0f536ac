import type { SubjectDraft } from '@postelier/copy'
import type { ProposedSubject } from '../writing/writer.ts'
import type { SubjectRow } from './subject.store.ts'

/** A subject that was thought of, before anybody keeps it: for everybody, without a day, a tone or a look of its own. */
export const thoughtSubject = (
  accountId: number,
  draft: SubjectDraft & Partial<Pick<ProposedSubject, 'engine'>>,
  now: Date,
): SubjectRow => ({
  id: 0,
  publicId: '',
  accountId,
  name: draft.name,
  description: draft.description,
  thematicId: draft.thematicId === null ? null : Number(draft.thematicId),
  audienceId: null,
  networks: [],
  objective: draft.objective,
  format: draft.format,
  theme: 'brand',
  tone: null,
  templateId: null,
  showsLogo: null,
  pictureId: null,
  facts: [...draft.facts],
  ownFacts: [],
  publishAt: null,
  publishLocal: null,
  publishZone: null,
  origin: 'planning',
  ideasMonth: '',
  proposedBy: draft.engine ?? null,
  status: 'proposed',
  taskId: null,
  version: 1,
  createdAt: now,
  changedAt: now,
})
