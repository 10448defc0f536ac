/** The same for the same words, whatever order their networks stand in. */
export const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  )
