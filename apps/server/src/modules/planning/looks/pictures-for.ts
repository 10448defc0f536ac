// What stands in the frames of a look and in the place of its drawing: nothing but what shows what the post is about, or the business
// itself where it is about that.
import { type Fact, languages } from '@postelier/contract'
import { chance, closedDays, hasSureVerb, nameOfThing } from '@postelier/copy'
import { collectionAsset, motifs, motifsFor, readCollectionAsset } from '@postelier/scene'
import type { DraftingTemplate } from '../../visuals/index.ts'
import { drawingsOf } from '../known/trade.ts'
import { collectionOf, collectionOfThing } from './collection-of.ts'
import { pagesForThings } from './fill-pages.ts'
import { isOfBusiness } from './own-pictures.ts'

export interface Dressed {
  readonly seed: string
  readonly fact: Fact | undefined
  /** What the post's subject is called. */
  readonly subject?: string
  readonly language: string
  /** What the business does, in words. */
  readonly trade: string
  /** How it sums itself up: says what it does where its trade does not. */
  readonly summary: string
  /** Pictures of the business's own that show what it is about. */
  readonly ownPictures: readonly string[]
  /** One for each thing it tells of, in their order; nothing where one of them has none. */
  readonly pagePictures?: readonly string[]
  /** Drawings and pictures of the posts just before: beside them, another one is shown. */
  readonly shown?: readonly string[]
}

interface Dress {
  readonly motif: string | null
  readonly pictures: readonly string[]
  /** None of the collection belongs there. */
  readonly isStopgap: boolean
  /** Every place of the template is filled with what it is about, or waits for a picture of it. */
  readonly isFit: boolean
}

export function picturesFor(template: DraftingTemplate, input: Dressed): Dress {
  const { pictures, motifs: own } = template
  const { seed, ownPictures, shown, pagePictures = [] } = input
  const [cover] = pagePictures
  // A frame on the cover, and one beside each thing.
  if (cover && pictures === pagePictures.length + 1 && pagesForThings(template) === pagePictures.length)
    return { motif: null, pictures: [cover, ...pagePictures], isStopgap: false, isFit: own.length === 0 }
  const belonging = collectionFor(input)
  const isStopgap = pictures > 0 && ownPictures.length === 0 && belonging.length === 0
  const enough = ownPictures.length > 0 ? ownPictures.length : belonging.length
  const picked: string[] = []
  for (let nth = 0; nth < pictures; nth++) {
    const others = ownPictures.filter((one) => !picked.includes(one))
    const mine = among(unseen(others.length > 0 ? others : ownPictures, shown), `${seed} ${nth}`)
    const name = among(isStopgap ? plain : belonging, `${seed} ${nth} which`)
    const drawn = { name: name ?? 'pleats', seed: 1 + Math.floor(chance(`${seed} ${nth}`) * 900) }
    picked.push(mine ?? collectionAsset(drawn))
  }
  return {
    motif: own.length > 0 ? motifFor(input) : null,
    pictures: picked,
    isStopgap,
    isFit: (isStopgap || enough >= pictures) && (own.length === 0 || hasDrawing(input)),
  }
}

/** Matter and folds, which show nothing: wherever they stand, nobody takes them for the subject. */
const plain = ['pleats', 'sheets', 'steps', 'grain']

function collectionFor({ fact, trade, language, shown = [] }: Dressed): readonly string[] {
  const names = new Set(shown.flatMap((asset) => readCollectionAsset(asset)?.name ?? []))
  const about = fact?.about ?? ''
  const found = isOfBusiness(fact)
    ? collectionOf({ about, trade, language })
    : collectionOfThing({ about, language })
  return found.filter((name) => !names.has(name))
}

const abstract = new Set(motifs.filter(({ trade }) => trade === 'abstract').map(({ name }) => name))

/** What a drawing may be found by: the name of a thing, never a heading or what is done; nothing shows that a door is shut. */
function nounsIn({ fact, subject = '', language }: Pick<Dressed, 'fact' | 'subject' | 'language'>): string {
  if (fact && closedDays(fact) !== null) return ''
  if (fact?.about) return nameOfThing(fact) ?? ''
  const spoken = languages.find((one) => one === language)
  return spoken && hasSureVerb(subject, spoken) ? '' : subject
}

/** Drawings of what it is about; of the business itself, those of its trade too. */
function drawingsFor({ fact, subject = '', language, trade, summary }: Dressed): readonly string[] {
  const named = motifsFor(
    nounsIn({ fact, subject, language }),
    languages.find((one) => one === language),
  )
  if (named.length > 0 || !isOfBusiness(fact)) return named
  return drawingsOf(trade, summary).filter((name) => !abstract.has(name))
}

/** Whether there is one of it that the post before did not show. */
export const hasDrawing = (input: Dressed): boolean =>
  drawingsFor(input).some((name) => !input.shown?.includes(name))

/** The post before shows the same drawing, for there is no other. */
export const isShownBeside = (input: Dressed): boolean =>
  input.shown?.includes(motifFor(input) ?? '') ?? false

/** One of it; where a template stands for which there is none, one of the trade. */
function motifFor(input: Dressed): string | null {
  const { seed, trade, summary, shown } = input
  const groups = [drawingsFor(input), drawingsOf(trade, summary)]
  const fresh = groups.map((names) => names.filter((name) => !shown?.includes(name)))
  return (
    among(fresh.find((names) => names.length > 0) ?? groups.find((names) => names.length > 0) ?? [], seed) ??
    null
  )
}

/** Those that were not shown a moment ago, or all where there are no others. */
function unseen(all: readonly string[], shown: readonly string[] = []): readonly string[] {
  const others = all.filter((one) => !shown.includes(one))
  return others.length > 0 ? others : all
}

const among = (all: readonly string[], seed: string): string | undefined =>
  all[Math.floor(chance(seed) * all.length)]
