/** Where a size of a file lies: under its random id, never under a name somebody sent. */
export const keyOf = (fileId: string, size: string) => `media/${fileId}/${size}`

/** The file a key belongs to; nothing for keys that are not ours. */
export const fileIdOf = (key: string) => /^media\/([A-Za-z0-9_-]+)\//.exec(key)?.[1]
