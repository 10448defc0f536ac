// A first description of a file of one's own, of nothing but what its owner wrote: its name, and the words of the post.

/** What cameras, phones and programs call their files says nothing of what is on them. */
const madeUp =
  /^(?:img|dsc[nf]?|dcim|pxl|mvi|vid|gopr|pict?|scan|screenshot|screen shot|capture|whatsapp|signal|telegram|fb|received|download|untitled|sans titre|unnamed|camscanner|adobestock|shutterstock|istock|pexels|unsplash|pixabay|canva|chatgpt|dall e|midjourney|rpreplay|design sans nom|untitled design)(?!\p{L})|^(?:(?:photo|picture|image|video|vidéo|copie|copy|de|of|file|fichier|final|v|jpe?g|png)\s*)+$/iu
/** Signs that turn the order of letters around, or show nothing. */
const unseen = /\p{C}/gu
/** What ends with a full stop and no sentence: “M.”, “St.”, “1.”. */
const fewestLetters = 12

/** `baguette-tradition_2.jpg` is told as `baguette tradition`; null where the name is no words. */
export function wordsOfName(name: string): string | null {
  const words = name
    .replace(unseen, '')
    .replace(/(?:\.[a-z0-9]{2,5})+$/i, '')
    .replace(/[-_.+()[\]]+/g, ' ')
    .replace(/\b\d+\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  // Figures among the letters are a number of something, not a word.
  const isWords = words.split(' ').some((word) => /^\p{L}{3,}$/u.test(word))
  return letters < 4 || !isWords || madeUp.test(words) ? null : words
}

const longestSentence = 140

/** The first sentence of a hook, without tags; null where it has none short enough to be read out. */
export function firstSentence(hook: string): string | null {
  const [line = ''] = hook.trim().split('\n')
  const [sentence = ''] =
    line.replace(unseen, '').match(new RegExp(`^.{${fewestLetters},}?[.!?…](?=\\s|$)|^.+$`, 'u')) ?? []
  const words = sentence.replace(/#[\p{L}\p{N}_]+/gu, '').trim()
  return words === '' || words.length > longestSentence ? null : words
}
