// What comes from outside is read, never trusted: a reader takes anything and gives back something valid, changing as
// little as possible. Reading what was read changes nothing, so the same readers tell whether a value is valid.

export type Reader<T> = (raw: unknown) => T
export type Read<R> = R extends Reader<infer T> ? T : never

export const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** Three decimals are finer than any screen, and keep what is saved free of 0.30000000000000004. */
const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0

export const number =
  (min: number, max: number, otherwise: number): Reader<number> =>
  (raw) =>
    typeof raw === 'number' && Number.isFinite(raw) ? rounded(Math.min(max, Math.max(min, raw))) : otherwise

export const whole =
  (min: number, max: number, otherwise: number): Reader<number> =>
  (raw) =>
    Math.round(number(min, max, otherwise)(raw))

/** Degrees, 0 up to 360 (which is 0 again). */
export const angle: Reader<number> = (raw) =>
  typeof raw === 'number' && Number.isFinite(raw) ? rounded(((raw % 360) + 360) % 360) % 360 : 0

export const flag =
  (otherwise: boolean): Reader<boolean> =>
  (raw) =>
    typeof raw === 'boolean' ? raw : otherwise

export const oneOf =
  <const V extends string>(values: readonly V[], otherwise: NoInfer<V>): Reader<V> =>
  (raw) =>
    values.includes(raw as V) ? (raw as V) : otherwise

// Control characters have no picture; line breaks are words' own.
const unpaintable = /[^\P{Cc}\n]|[\u2028\u2029\ufffe\uffff]/gu

export const words =
  (max: number, otherwise = ''): Reader<string> =>
  (raw) =>
    typeof raw === 'string'
      ? raw.replaceAll(/\r\n?/g, '\n').replaceAll(unpaintable, '').toWellFormed().slice(0, max).toWellFormed()
      : otherwise

/** The name of something kept elsewhere: an asset, a motif, a font family. Ids begin with any of these letters. */
const nameForm = /^(?!__proto__$)[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79}$/
export const isName = (raw: unknown): raw is string => typeof raw === 'string' && nameForm.test(raw)
export const name: Reader<string | null> = (raw) => (isName(raw) ? raw : null)

export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (raw) =>
    isRecord(raw) ? reader(raw) : null

export const list =
  <T>(item: Reader<T>, max: number): Reader<T[]> =>
  (raw) =>
    Array.isArray(raw) ? raw.slice(0, max).map((one: unknown) => item(one)) : []

type Fields = Record<string, Reader<unknown>>
export type ReadFields<F extends Fields> = { [K in keyof F]: Read<F[K]> }

/** Unknown fields fall away, missing ones are filled in. */
export const record =
  <F extends Fields>(fields: F): Reader<ReadFields<F>> =>
  (raw) => {
    const given = isRecord(raw) ? raw : {}
    return Object.fromEntries(
      Object.entries(fields).map(([key, reader]) => [
        key,
        reader(Object.hasOwn(given, key) ? given[key] : undefined),
      ]),
    ) as ReadFields<F>
  }
