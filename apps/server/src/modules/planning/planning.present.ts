import type {
  AudienceView,
  Fact,
  FactView,
  SimilarPost,
  SubjectView,
  ThematicView,
} from '@postelier/contract'
import { type FactRow, factOf } from './known/fact.store.ts'
import type { aiAudience, aiThematic } from './planning.tables.ts'
import type { SubjectRow } from './subjects/subject.store.ts'

/** A known fact about a business as the web shows it, with the version a change must name. */
export const presentFact = (row: FactRow): FactView => ({
  ...factOf(row),
  state: row.state,
  version: row.version,
})

interface Around {
  readonly facts: readonly Fact[]
  readonly taskPublicId: string | null
  readonly similar: SimilarPost | null
  readonly thumb: string | null
  readonly opensAt: Date | null
}

export function presentSubject(
  row: SubjectRow,
  { facts, taskPublicId, similar, thumb, opensAt }: Around,
): SubjectView {
  const { publicId, name, description, thematicId, audienceId, networks, objective, format, theme } = row
  return {
    id: publicId,
    name,
    description,
    thematicId,
    audienceId,
    networks,
    objective,
    format,
    theme,
    tone: row.tone as SubjectView['tone'],
    templateId: row.templateId,
    thumb,
    publishAt: row.publishAt?.toISOString() ?? null,
    localTime: row.publishLocal,
    opensAt: opensAt?.toISOString() ?? null,
    origin: row.origin,
    proposedBy: row.proposedBy,
    status: row.status,
    taskId: taskPublicId,
    similar,
    facts: facts.map(({ id, kind, about, says, source, price, date, until }) => ({
      id,
      kind,
      about,
      says,
      source,
      price,
      date,
      until,
    })),
    version: row.version,
  }
}

export const presentThematic = (
  { id, network, name, description, kinds, version }: typeof aiThematic.$inferSelect,
  subjects: number,
): ThematicView => ({ id, network, name, description, kinds, subjects, version })

export const presentAudience = ({
  id,
  network,
  name,
  description,
  version,
}: typeof aiAudience.$inferSelect): AudienceView => ({ id, network, name, description, version })
