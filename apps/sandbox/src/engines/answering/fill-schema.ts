// Fills a JSON Schema with words about what was asked: the same question, the same answer.
import type { Language } from '../../look/language.ts'
import { sentence } from './sentences.ts'
import { seedOf } from './topics.ts'

export type Schema = Readonly<Record<string, unknown>>

export interface Subject {
  readonly topics: readonly string[]
  readonly language: Language
  readonly seed: number
  /** An address that stands in the question, where one does. */
  readonly address: string
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const deepest = 16
const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)

/** `path` tells apart what has the same shape: two titles of one answer are two. */
export function fillSchema(schema: Schema, subject: Subject, root: Schema = schema, path = ''): unknown {
  const at = (subject.seed ^ seedOf(path)) >>> 0
  const next = (one: Schema, name: string) => fillSchema(one, subject, root, `${path}/${name}`)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[at % schema.enum.length] as unknown
  if (typeof schema.$ref === 'string') return next(resolved(schema.$ref, root), '$')
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray)
  if (choices) return next(firstReal(choices), '|')
  if (Array.isArray(schema.allOf)) return next(Object.assign({}, ...schema.allOf.filter(isSchema)), '&')
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  if (type === 'boolean') return at % 2 === 0
  if (type === 'integer' || type === 'number') return figure(schema, at)
  if (type === 'null') return null
  // A schema that leads to itself ends somewhere.
  if (type === 'array') return path.split('/').length > deepest ? [] : list(schema, at, next)
  if (type === 'object' || isSchema(schema.properties)) {
    const parts = isSchema(schema.properties) ? schema.properties : {}
    return Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) => (isSchema(part) ? [[name, next(part, name)]] : [])),
    )
  }
  return words(schema, subject, at, path)
}

function resolved(pointer: string, root: Schema): Schema {
  let at: unknown = root
  for (const name of pointer.split('/').slice(1)) at = isSchema(at) ? at[decodeURIComponent(name)] : undefined
  return isSchema(at) ? at : {}
}

const firstReal = (choices: readonly unknown[]): Schema =>
  choices.filter(isSchema).find(({ type }) => type !== 'null') ?? {}

function figure(schema: Schema, at: number): number {
  const least = numberOr(
    schema.minimum,
    numberOr(schema.exclusiveMinimum, 0) + ('exclusiveMinimum' in schema ? 1 : 0),
  )
  const most = Math.min(numberOr(schema.maximum, least + 100), least + 100)
  return least + (at % Math.max(1, Math.floor(most - least + 1)))
}

function list(schema: Schema, at: number, next: (one: Schema, name: string) => unknown): unknown[] {
  const least = numberOr(schema.minItems, 0)
  const most = numberOr(schema.maxItems, Math.max(least, 3))
  const count = Math.max(least, Math.min(most, 3 + (at % 2)))
  const item = isSchema(schema.items) ? schema.items : { type: 'string' }
  return Array.from({ length: count }, (_, index) => next(item, String(index)))
}

function words(schema: Schema, { topics, language, address }: Subject, at: number, path: string): string {
  const day = new Date(Date.UTC(2030, at % 12, 1 + (at % 28))).toISOString()
  if (schema.format === 'date') return day.slice(0, 10)
  if (schema.format === 'date-time') return day
  if (schema.format === 'uri') return address
  if (schema.format === 'email') return 'bonjour@exemple.fr'
  const name = path.split('/').findLast((part) => /^[a-z]/i.test(part)) ?? ''
  if (/url|link|lien/i.test(name)) return address
  if (/colou?r/i.test(name)) return `#${(at & 0xffffff).toString(16).padStart(6, '0')}`
  const isTag = /tag|keyword|motcle|id$/i.test(name)
  const isLong = /text|hook|desc|body|message|caption|content|brief|summary|reason|why/i.test(name)
  const said = isTag
    ? (topics[at % topics.length] ?? '')
    : sentence(topics, language, isLong ? 'long' : 'short', at)
  return fitted(said, numberOr(schema.minLength, 0), numberOr(schema.maxLength, 600))
}

/** No shorter and no longer than it may be, ending with a whole word where that is possible. */
function fitted(text: string, least: number, most: number): string {
  let whole = text
  while (whole.length < least) whole = `${whole} ${text}`
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return end >= least && end > 0 ? cut.slice(0, end) : cut
}
