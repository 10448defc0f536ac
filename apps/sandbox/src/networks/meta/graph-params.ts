// Parameters come in the query, a form, multipart or JSON; in the first three, lists and objects are JSON texts.
import { invalidParameter, missingParameter } from './graph-error.ts'

export class GraphParams {
  readonly #held: Readonly<Record<string, unknown>>

  constructor(...sources: unknown[]) {
    const held: Record<string, unknown> = {}
    for (const source of sources)
      if (typeof source === 'object' && source !== null)
        for (const [name, value] of Object.entries(source)) place(held, name, value)
    this.#held = held
  }

  has(name: string): boolean {
    const value = this.#held[name]
    return value !== undefined && value !== null && value !== ''
  }

  text(name: string): string | undefined {
    const value = this.#held[name]
    if (value === undefined || value === null) return undefined
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }

  needText(name: string): string {
    const value = this.text(name)
    if (value === undefined || value === '') throw missingParameter(name)
    return value
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)
    if (value === undefined || value === '') return fallback
    if (['true', '1', 'yes'].includes(value.toLowerCase())) return true
    if (['false', '0', 'no'].includes(value.toLowerCase())) return false
    throw invalidParameter(`Param ${name} must be a boolean`)
  }

  whole(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined || value === '') return undefined
    if (!/^-?\d+$/.test(value.trim())) throw invalidParameter(`Param ${name} must be an integer`)
    return Number(value)
  }

  /** A list or an object, whether it came as such or as its JSON text. */
  json(name: string): unknown {
    const value = this.#held[name]
    if (typeof value !== 'string') return value ?? undefined
    if (value === '') return undefined
    try {
      return JSON.parse(value)
    } catch {
      throw invalidParameter(`Param ${name} must be valid JSON`)
    }
  }

  list(name: string): unknown[] | undefined {
    const value = this.json(name)
    if (value === undefined) return undefined
    if (!Array.isArray(value)) throw invalidParameter(`Param ${name} must be an array.`)
    return value
  }

  record(name: string): Record<string, unknown> | undefined {
    const value = this.json(name)
    if (value === undefined) return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw invalidParameter(`Param ${name} must be an object.`)
    return value as Record<string, unknown>
  }

  /** UNIX seconds or ISO 8601, as milliseconds. */
  instant(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined || value === '') return undefined
    const instantMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value)
    if (Number.isNaN(instantMs)) throw invalidParameter(`Param ${name} must be a valid date`)
    return instantMs
  }
}

/** `attached_media[0]={…}` is a list's first item. */
function place(held: Record<string, unknown>, name: string, value: unknown): void {
  const indexed = /^(\w+)\[(\d+)\]$/.exec(name)
  if (!indexed?.[1]) {
    held[name] = value
    return
  }
  const list = Array.isArray(held[indexed[1]]) ? (held[indexed[1]] as unknown[]) : []
  list[Number(indexed[2])] = typeof value === 'string' && /^[{[]/.test(value) ? JSON.parse(value) : value
  held[indexed[1]] = list
}
