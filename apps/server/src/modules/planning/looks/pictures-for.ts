// What stands in the frames of a look and in the place of its drawing: nothing but what has to do with the subject or the trade.
import type { Fact } from '@postelier/contract'
import { chance } from '@postelier/copy'
import { collectionAsset, motifs, readCollectionAsset } from '@postelier/scene'
import type { DraftingTemplate } from '../../visuals/index.ts'
import { drawingsOf } from '../known/trade.ts'
import { collectionOf } from './collection-of.ts'
import { wordsOf } from './words-of.ts'

export interface Dressed {
  readonly seed: string
  readonly fact: Fact | undefined
  readonly language: string
  /** What the business does, in words. */
  readonly trade: string
  /** How it sums itself up: says what it does where its trade does not. */
  readonly summary: string
  /** Pictures of the business's own for posts. */
  readonly ownPictures: readonly string[]
  /** Drawings and pictures of the posts just before: beside them, another one is shown. */
  readonly shown?: readonly string[]
}

interface Dress {
  readonly motif: string | null
  readonly pictures: readonly string[]
  /** None of the collection belongs there. */
  readonly isStopgap: boolean
}

export function picturesFor({ pictures, motifs: own }: DraftingTemplate, input: Dressed): Dress {
  const { seed, ownPictures, shown } = input
  const belonging = collectionFor(input)
  const isStopgap = pictures > 0 && ownPictures.length === 0 && belonging.length === 0
  return {
    motif: own.length > 0 ? motifFor(input) : null,
    pictures: Array.from({ length: pictures }, (_, nth) => {
      const mine = among(unseen(ownPictures, shown), `${seed} ${nth}`)
      if (mine !== undefined) return mine
      const name = among(isStopgap ? plain : belonging, `${seed} ${nth} which`)
      return collectionAsset({ name: name ?? 'pleats', seed: 1 + Math.floor(chance(`${seed} ${nth}`) * 900) })
    }),
    isStopgap,
  }
}

/** Matter and folds, which show nothing: wherever they stand, nobody takes them for the subject. */
const plain = ['pleats', 'sheets', 'steps', 'grain']

function collectionFor({ fact, trade, language, shown = [] }: Dressed): readonly string[] {
  const names = new Set(shown.flatMap((asset) => readCollectionAsset(asset)?.name ?? []))
  const found = collectionOf({ about: fact?.about ?? '', trade, language })
  return found.filter((name) => !names.has(name))
}

const abstract = new Set(motifs.filter(({ trade }) => trade === 'abstract').map(({ name }) => name))

/** Whether there is one of its thing or its trade that the post before did not show. */
export const hasDrawing = (input: Dressed): boolean => {
  const { fact, trade, summary, shown = [] } = input
  const known = [...namedIn(fact?.about ?? ''), ...drawingsOf(trade, summary)]
  return known.some((name) => !abstract.has(name) && !shown.includes(name))
}

/** The post before shows the same drawing, for there is no other. */
export const isShownBeside = (input: Dressed): boolean =>
  input.shown?.includes(motifFor(input) ?? '') ?? false

/** One that is called as the post is about, or one of those that suit whoever posts. */
function motifFor({ seed, fact, trade, summary, shown }: Dressed): string | null {
  const named = namedIn(`${fact?.about ?? ''} ${trade}`)
  const suiting = drawingsOf(trade, summary)
  const fresh = [named, suiting].map((names) => names.filter((name) => !shown?.includes(name)))
  return among(fresh.find((names) => names.length > 0) ?? (named.length > 0 ? named : suiting), seed) ?? null
}

function namedIn(about: string): string[] {
  const wanted = new Set(wordsOf(about))
  return motifs
    .filter(({ label }) =>
      wordsOf(`${label.fr} ${label.en}`).some((word) => wanted.has(word) || wanted.has(`${word}s`)),
    )
    .map(({ name }) => name)
}

/** Those that were not shown a moment ago, or all where there are no others. */
function unseen(all: readonly string[], shown: readonly string[] = []): readonly string[] {
  const others = all.filter((one) => !shown.includes(one))
  return others.length > 0 ? others : all
}

const among = (all: readonly string[], seed: string): string | undefined =>
  all[Math.floor(chance(seed) * all.length)]
