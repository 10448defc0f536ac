import type { Language } from '../../look/language.ts'

type SentencePattern = (topic: string, other: string) => string

const frames: Record<
  Language,
  { readonly short: readonly SentencePattern[]; readonly long: readonly SentencePattern[] }
> = {
  fr: {
    short: [
      (topic) => `Tout commence par ${topic}`,
      (topic, other) => `${capital(topic)} et ${other}`,
      (topic) => `Trois choses à savoir\u00a0: ${topic}`,
      (topic) => `${capital(topic)}, vu de près`,
      (topic) => `Et si l’on parlait de ${topic}\u202f?`,
    ],
    long: [
      (topic, other) =>
        `Derrière ${topic}, il y a des gestes que l’on voit rarement. Aujourd’hui, nous les montrons, de ${other} jusqu’au résultat.`,
      (topic) =>
        `On nous demande souvent comment choisir. Voici notre réponse, en trois points. Le mot du jour\u00a0: ${topic}.`,
      (topic) => `Une question, une minute\u00a0: ${topic}. Et vous, qu’en attendez-vous\u202f?`,
      (topic) => `Ce qui change pour vous avec ${topic}\u00a0: moins d’attente, plus de soin.`,
    ],
  },
  en: {
    short: [
      (topic) => `It all starts with ${topic}`,
      (topic, other) => `${capital(topic)} and ${other}`,
      (topic) => `Three things to know: ${topic}`,
      (topic) => `${capital(topic)}, up close`,
      (topic) => `Shall we talk about ${topic}?`,
    ],
    long: [
      (topic, other) =>
        `Behind ${topic} there is work that few people see. Today we show it, from ${other} to the result.`,
      (topic) =>
        `People often ask us how to choose. Here is our answer, in three points. Today’s word: ${topic}.`,
      (topic) => `One question, one minute: ${topic}. And you, what do you expect of it?`,
      (topic) => `What changes for you with ${topic}: less waiting, more care.`,
    ],
  },
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length]

/** Words about a topic, the same for the same seed. */
export function sentence(
  topics: readonly string[],
  language: Language,
  size: 'short' | 'long',
  seed: number,
): string {
  const topic = pick(topics, seed) ?? ''
  const other = pick(topics, seed + 1) ?? topic
  return (pick(frames[language][size], Math.floor(seed / 7)) ?? capital)(topic, other)
}
