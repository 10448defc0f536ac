import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { editorialTone, network } from '../values/brand.ts'
import { printedName } from '../values/people.ts'
import {
  fact,
  factKind,
  longestSubjectName,
  marketingObjective,
  mostSubjectsAtOnce,
  subjectFormat,
  subjectOrigin,
  subjectStatus,
} from '../values/planning.ts'
import { thematic } from '../values/visuals.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
  edit: access.account('planning:edit'),
}
const account = params.id
const subjectPath = account.extend({ subjectId: publicId })
const version = z.number().int().positive()
const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

export const subjectView = z
  .object({
    id: publicId,
    name: z.string(),
    description: z.string(),
    thematicId: z.number().nullable(),
    audienceId: z.number().nullable(),
    networks: z.array(network),
    objective: marketingObjective,
    format: subjectFormat,
    theme: thematic,
    tone: editorialTone.nullable(),
    /** The template its picture is to be made from; null where one is chosen for it. */
    templateId: z.number().nullable(),
    /** When its post is meant to go out, on the business's wall. */
    publishAt: z.iso.datetime().nullable(),
    wallTime: z.string().nullable(),
    origin: subjectOrigin,
    status: subjectStatus,
    /** The post that came of it. */
    taskId: z.string().nullable(),
    /** What it stands on, as its source says it. */
    facts: z.array(
      fact.pick({ id: true, kind: true, about: true, says: true, source: true, price: true, date: true }),
    ),
    version: z.number(),
  })
  .meta({ id: 'Subject' })
export type SubjectView = z.infer<typeof subjectView>

/** Why there are no more, and what would bring some. */
export const shortage = z.object({ missing: factKind, question: z.string() }).nullable()

export const subjectRoutes = [
  route('GET', '/api/users/{id}/subjects', {
    access: may.consult,
    rate: 'read',
    summary: 'Subjects of posts, those with a day first, the soonest first',
    params: account,
    query: page.extend({ status: subjectStatus.optional() }),
    output: listOf(subjectView),
  }),
  route('POST', '/api/users/{id}/subjects/propose', {
    access: may.create,
    rate: 'write',
    summary: 'Propose subjects over all thematics, with a day for each',
    params: account,
    body: z.object({ count: z.number().int().min(1).max(mostSubjectsAtOnce) }),
    output: z.object({ subjects: z.array(subjectView), shortage }),
  }),
  route('POST', '/api/users/{id}/subjects/answers', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes or no to several subjects, to all of them or to none',
    params: account,
    body: z.object({
      subjects: z
        .array(z.object({ id: publicId, version }))
        .min(1)
        .max(100),
      accept: z.boolean(),
    }),
    output: z.object({ subjects: z.array(subjectView) }),
  }),
  route('POST', '/api/users/{id}/subjects/{subjectId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a subject that is no post yet',
    params: subjectPath,
    body: z.object({
      version,
      name: printedName(longestSubjectName).min(1).optional(),
      description: z.string().trim().max(2000).optional(),
      objective: marketingObjective.optional(),
      format: subjectFormat.optional(),
      tone: editorialTone.nullable().optional(),
      networks: z.array(network).max(6).optional(),
      audienceId: digitsId.nullable().optional(),
      templateId: digitsId.nullable().optional(),
      wallTime: wallTime.nullable().optional(),
    }),
    output: z.object({ subject: subjectView }),
  }),
  route('POST', '/api/users/{id}/subjects/{subjectId}/answer', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes or no to a proposed subject',
    params: subjectPath,
    body: z.object({ version, accept: z.boolean() }),
    output: z.object({ subject: subjectView }),
  }),
] as const
