// Whether nothing stands in a text but the sentences it is accounted for with, and hashtags made of what is known.
import { bare, type Commission, emojiIn, type Fault, materialOf, type WrittenPost } from './written-post.ts'

const hashtag = /(?<![\p{L}\d&])#([\p{L}\d_]+)/gu

/** What is left when its sentences, in their order, are taken out. */
export function unaccountedWords(post: WrittenPost): Fault[] {
  let rest = post.text
  for (const { text } of post.sentences) {
    const at = rest.indexOf(text)
    if (at < 0) return [{ judge: 'accounts', why: 'a sentence does not stand in the text', where: text }]
    rest = `${rest.slice(0, at)} ${rest.slice(at + text.length)}`
  }
  rest = rest.replace(/https?:\/\/\S+/g, ' ')
  const left = emojiIn(rest).reduce((text, emoji) => text.replace(emoji, ' '), rest.replace(hashtag, ' '))
  const words = bare(left)
  return words === ''
    ? []
    : [{ judge: 'accounts', why: `“${words}” is in no sentence`, where: post.text.slice(0, 80) }]
}

/** People are sent where the post was told to send them, or to a page of one of its facts. */
export function strangeLinks(post: WrittenPost, { facts }: Commission): Fault[] {
  const named = new Set(post.sentences.flatMap((sentence) => sentence.facts))
  const known = new Set([post.link, ...facts.filter(({ id }) => named.has(id)).map(({ url }) => url)])
  return (post.text.match(/https?:\/\/[^\s)»”]+/g) ?? [])
    .filter((link) => !known.has(link) && !known.has(link.replace(/[.,;!?]+$/, '')))
    .map((link) => ({
      judge: 'links',
      why: `nobody said to send people to ${link}`,
      where: post.text.slice(0, 80),
    }))
}

const joined = (text: string) => bare(text).replaceAll(' ', '')

/** A hashtag claims too: it must be words of the facts, the name, the place or the trade. */
export function strangeHashtags(post: WrittenPost, { facts, labels }: Commission): Fault[] {
  const known = joined([...facts, ...labels.facts].map(materialOf).join(' '))
  const trade = joined([labels.name, labels.city, labels.summary, ...labels.sectorWords].join(' '))
  return [...post.text.matchAll(hashtag)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !known.includes(joined(tag)) && !trade.includes(joined(tag)))
    .map((tag) => ({
      judge: 'hashtags',
      why: `#${tag} is made of nothing known`,
      where: post.text.slice(0, 80),
    }))
}
