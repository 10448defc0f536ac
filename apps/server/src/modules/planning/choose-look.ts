// Which template, picture and drawing a drafted post is given: one whose questions can all be answered, that suits what the
// post is about, and that was not used a moment ago.
import type { Fact, SubjectFormat, Thematic } from '@postelier/contract'
import type { Draft } from '@postelier/copy'
import { collectionAsset, motifs, searchCollection } from '@postelier/scene'
import type { DraftingTemplate } from '../visuals/index.ts'
import { answerAsks } from './answer-asks.ts'
import { tradeOf } from './trade.ts'

interface Looks {
  readonly seed: string
  readonly format: SubjectFormat
  readonly theme: Thematic
  readonly words: Draft['words']
  readonly fact: Fact | undefined
  readonly language: string
  readonly signature: string
  /** What the business does, in words. */
  readonly trade: string
  readonly templates: readonly DraftingTemplate[]
  /** Chosen by a person. */
  readonly templateId: number | null
  /** Templates of the posts before, the latest first. */
  readonly used: readonly number[]
  /** Pictures of the business's own for posts. */
  readonly ownPictures: readonly string[]
}

export interface Look {
  readonly template: DraftingTemplate
  readonly answers: {
    readonly words: Readonly<Record<string, string>>
    readonly motif: string | null
    readonly pictures: readonly string[]
  }
}

export function chooseLook(wish: Looks): Look | undefined {
  const { templates, format, templateId } = wish
  const type = format === 'carousel' ? 'CAROUSEL' : 'SINGLE'
  const chosen = templates.filter(({ id }) => id === templateId)
  // One that asks for nothing says nothing of this post; only a person may want that.
  const square = templates.filter((one) => one.format === '1:1' && one.asks.length > 0)
  const ofType = square.filter((one) => one.type === type)
  for (const group of [chosen, ofType, square.filter((one) => one.type === 'SINGLE')]) {
    const able = group.flatMap((template) => {
      const words = answerAsks(template.asks, wish)
      return words ? [{ template, words }] : []
    })
    const best = able.toSorted((one, other) => rank(other.template, wish) - rank(one.template, wish))[0]
    if (best)
      return { template: best.template, answers: { words: best.words, ...picturesFor(best.template, wish) } }
  }
  return undefined
}

function rank({ id, thematics, isOwn, asks }: DraftingTemplate, { theme, used, seed }: Looks): number {
  const last = used.indexOf(id)
  return (
    (thematics.includes(theme) ? 4 : 0) +
    (isOwn ? 2 : 0) +
    // One that asks for a price or a day says more about this post than one that takes any words.
    asks.filter(({ kind }) => kind !== 'words').length +
    (last < 0 ? 6 : Math.min(last, 6)) +
    chance(`${seed} ${id}`)
  )
}

/** Between nought and one, the same for the same words. */
export function chance(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return ((hash >>> 0) % 10_007) / 10_007
}

function picturesFor(
  { pictures, motifs: own }: DraftingTemplate,
  { seed, fact, trade, ownPictures, language }: Looks,
): { motif: string | null; pictures: string[] } {
  return {
    motif: own.length > 0 ? motifFor(seed, `${fact?.about ?? ''} ${trade}`, trade) : null,
    pictures: Array.from({ length: pictures }, (_, nth) => {
      const mine = ownPictures[Math.floor(chance(`${seed} ${nth}`) * ownPictures.length)]
      return mine ?? fromCollection(`${seed} ${nth}`, `${fact?.about ?? ''} ${trade}`, language)
    }),
  }
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)

/** One that is called as the post is about, or one of the trade. */
function motifFor(seed: string, about: string, trade: string): string | null {
  const wanted = new Set(wordsOf(about))
  const named = motifs.filter(({ label }) =>
    wordsOf(`${label.fr} ${label.en}`).some((word) => wanted.has(word) || wanted.has(`${word}s`)),
  )
  const ofTrade = motifs.filter((one) => one.trade === tradeOf(trade))
  const among = named.length > 0 ? named : ofTrade
  return among[Math.floor(chance(seed) * among.length)]?.name ?? null
}

/** Of the house's own pictures, made by code: one that answers the words, each post with a chance of its own. */
function fromCollection(seed: string, about: string, language: string): string {
  const found = searchCollection(wordsOf(about), language === 'fr' ? 'fr' : 'en')
  const calm = searchCollection(['lumière', 'papier', 'matière'], 'fr')
  const among = (found.length > 0 ? found : calm).slice(0, 4)
  const picture = among[Math.floor(chance(`${seed} which`) * among.length)]
  return collectionAsset({ name: picture?.name ?? 'window-light', seed: 1 + Math.floor(chance(seed) * 900) })
}
