import { localStorageColorSchemeManager } from '@mantine/core'

/** The same key as `boot.js`, which reads it before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'po:theme' })
