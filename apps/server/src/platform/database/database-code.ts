/** By what the database names what went wrong, however deep it lies; nothing where it was not the database. */
export function databaseCode(reason: unknown): string | undefined {
  const { code, cause } = (reason ?? {}) as { code?: string; cause?: { code?: string } }
  return cause?.code ?? code
}
