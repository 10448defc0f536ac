/** What the system calls a refusal: `ENOENT`; empty where it says nothing. */
export const reasonCode = (reason: unknown): string =>
  reason instanceof Error && 'code' in reason && typeof reason.code === 'string' ? reason.code : ''
