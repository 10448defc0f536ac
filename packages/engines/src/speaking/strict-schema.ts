import type { JsonSchema } from '../port.ts'

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a service that checks strictly takes a schema: every object is closed, and has all of its parts. */
export function isStrictSchema(schema: JsonSchema): boolean {
  const parts = Object.values(schema).flatMap((value) =>
    Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [],
  )
  if (!isObject(schema.properties)) return parts.every(isStrictSchema)
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const names = Object.keys(schema.properties)
  return (
    schema.additionalProperties === false &&
    names.every((name) => required.includes(name)) &&
    Object.values(schema.properties).every((part) => isObject(part) && isStrictSchema(part))
  )
}
