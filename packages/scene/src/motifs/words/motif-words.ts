// By which words a drawing is found: what it shows, in French, English, Spanish and German, and the trades it stands for.
// A German word that begins with a dash is also the head of longer ones: “Roggenbrot” is a bread.
type Words = readonly [fr: string, en: string, es: string, de: string, trades?: string]
export type MotifWords = Readonly<Record<string, Words>>
