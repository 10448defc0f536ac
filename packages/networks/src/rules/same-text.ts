const plain = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim()

/** Whether two texts are the same to the letter, but for what networks do to every text: ends trimmed, accents composed. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other)

/** An address typed without a scheme or a final stroke comes back with both from some networks. */
const loose = (text: string): string => plain(text.replace(/https?:\/\//gi, '').replace(/\/(?=\s|$)/g, ''))

/** Whether two texts could be taken for one another on any network, however much it does to them. */
export const isTakenFor = (one: string, other: string): boolean => loose(one) === loose(other)
