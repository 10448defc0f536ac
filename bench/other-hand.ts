// What is read of sites by another hand, and what is written from that: totals, since whoever works on either must not fit
// it to them. `--posts` prints the posts themselves, and `--sheet=FOLDER` shows them with their pictures, for somebody who only judges.
import type { Labels } from '../tests/sites/labels.ts'
import {
  judgeOtherHand,
  type OtherHandLabels,
  otherHandKeys,
  readOtherHand,
  type Share,
  siteOfOtherHand,
} from '../tests/sites/other-hand.ts'
import { judges } from './copy-judges/judges.ts'
import { namelessPicture } from './copy-judges/pictures.ts'
import { repeatedSentences } from './copy-judges/run-faults.ts'
import { type Month, writeMonth } from './copy-judges/write-month.ts'
import { bare, type Commission } from './copy-judges/written-post.ts'
import { type SheetPost, sheetPostsOf, writeSheet } from './copy-sheet.ts'

const wanted = 12

export interface OtherHandFigures {
  readonly [name: string]: number
}

export async function judgeOtherHands(): Promise<OtherHandFigures> {
  const sum = { facts: none, lastDays: none, prices: none, photos: none, harmful: none }
  const faults = { empty: 0, picture: 0, day: 0, traps: 0, repetition: 0, address: 0 }
  let [posts, fewest] = [0, wanted]
  const sheet = process.argv.find((arg) => arg.startsWith('--sheet='))?.slice('--sheet='.length)
  const sheeted: SheetPost[] = []
  for (const key of otherHandKeys) {
    const labels = readOtherHand(key)
    const reading = await siteOfOtherHand(key)
    const judged = judgeOtherHand(reading, labels)
    for (const kind of ['facts', 'lastDays', 'prices', 'photos', 'harmful'] as const)
      sum[kind] = { of: sum[kind].of + judged[kind].of, found: sum[kind].found + judged[kind].found }
    const commission = commissionFrom(labels, reading)
    const month = await writeMonth(commission, wanted, key)
    posts += month.drafts
    fewest = Math.min(fewest, month.drafts)
    for (const judge of ['empty', 'day', 'address'] as const)
      faults[judge] += month.posts.flatMap((post) => judges[judge]?.(post, commission) ?? []).length
    faults.picture += month.pictures.flatMap(namelessPicture).length
    faults.repetition += repeatedSentences(month.posts, commission).length
    faults.traps += trapsIn(month, labels)
    if (process.argv.includes('--posts')) printPosts(key, month)
    if (sheet) sheeted.push(...(await sheetPostsOf(key, { reading, month, name: labels.name })))
  }
  if (sheet) writeSheet(sheet, sheeted)
  return {
    other_hand_facts: rate(sum.facts),
    other_hand_last_days: rate(sum.lastDays),
    other_hand_prices: rate(sum.prices),
    other_hand_photos: rate(sum.photos),
    other_hand_harmful: rate(sum.harmful),
    other_hand_posts: posts,
    other_hand_fewest_posts: fewest,
    other_hand_lines_that_say_nothing: faults.empty,
    other_hand_pictures_without_their_subject: faults.picture,
    other_hand_false_on_their_day: faults.day,
    other_hand_traps: faults.traps,
    other_hand_repeated_sentences: faults.repetition,
    other_hand_wrong_address: faults.address,
  }
}

const none: Share = { of: 0, found: 0 }
const rate = ({ of, found }: Share): number => Math.round((found / Math.max(1, of)) * 1000) / 1000

type Reading = Awaited<ReturnType<typeof siteOfOtherHand>>

function commissionFrom(labels: OtherHandLabels, { facts, sectorWords, tone, address }: Reading): Commission {
  const { name, city, timeZone, language, formality, pronoun, summary } = labels
  const spoken: Labels = {
    key: 'baker',
    name,
    city,
    timeZone,
    language,
    summary,
    sectorWords: [...sectorWords],
    activityType: 'bToC',
    tone: tone?.value ?? 'institutional',
    formality,
    pronoun,
    hours: [],
    socials: [],
    colors: [],
    logo: address,
    feeds: [],
    facts: [...facts],
    claims: { numbers: [], prices: [], dates: [], hours: [], superlatives: [], names: [] },
  }
  return { labels: spoken, language, formality, facts, emoji: 'institutional', isRead: false }
}

/** Posts that tell what is somebody else's, over, or small print. */
function trapsIn({ posts }: Month, { traps }: OtherHandLabels): number {
  const lines = traps
    .filter(({ why }) => why !== 'stockPhoto' && why !== 'contradiction')
    .flatMap(({ says }) => says.map(bare))
    .filter((line) => line.split(' ').length > 3)
  const told = posts.filter(({ sentences }) => sentences.some(({ text }) => lines.includes(bare(text))))
  return new Set(told.map(({ subject }) => subject?.name)).size
}

function printPosts(key: string, { posts }: Month): void {
  const shown = new Set<string>()
  for (const { network, text, day, subject } of posts) {
    if (network !== 'facebook' || !subject || shown.has(subject.name)) continue
    shown.add(subject.name)
    console.log(`\n--- ${key}, ${day}, “${subject.name}”\n${text}`)
  }
}
