/** A namespace is a file, which comes when a screen first needs it. */
export const englishTexts = import.meta.glob<object>('./*.ts', {
  base: '../../../../../packages/texts/src/en',
})
