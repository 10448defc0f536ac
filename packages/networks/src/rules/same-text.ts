const plain = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim()

/** Whether two texts are the same to the letter, but for what networks do to every text: ends trimmed, accents composed. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other)
