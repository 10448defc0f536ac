// Posts written without a model, judged against what a person labelled of seven businesses: the share without any fault. With
// `--engine=NAME` the same by a model outside; with `--sheet=.cache/sheet` sixty posts are shown there with their pictures.
import { claimsIn, knownOf } from '@postelier/copy'
import { readSite } from '@postelier/reading'
import { type BusinessKey, businesses, labelledOn, readLabels } from '../tests/sites/labels.ts'
import { readFromFiles } from '../tests/sites/read-from-files.ts'
import { type Bench, median } from './bench.ts'
import { judgePost } from './copy-judges/judges.ts'
import { namelessPicture } from './copy-judges/pictures.ts'
import { catchPlanted, commissionOf, falseAlarms } from './copy-judges/planted.ts'
import { repeatedSentences } from './copy-judges/run-faults.ts'
import { writeMonth } from './copy-judges/write-month.ts'
import type { Commission, Fault } from './copy-judges/written-post.ts'
import { engineAsked, judgeEngine } from './engine-copy.ts'
import { judgeOtherHands } from './other-hand.ts'

const postsEach = 30

interface Run {
  readonly name: string
  readonly commission: Commission
}

export async function run(): Promise<Bench> {
  const engine = engineAsked()
  if (engine) return judgeEngine(engine)
  const caught = catchPlanted()
  console.log('planted')
  for (const { judge, what, isCaught } of caught)
    console.log(`  ${isCaught ? 'caught' : 'MISSED'}  ${judge.padEnd(12)}${what}`)

  const faults: (Fault & { run: string })[] = []
  let [posts, faulty, drafts, short] = [0, 0, 0, 0]
  const written: number[] = []
  const sizes: number[] = []
  for (const { name, commission } of await runs()) {
    const month = await writeMonth(commission, postsEach, name)
    const judged = [...month.posts, ...month.others, ...month.words].map((post) => ({
      post,
      found: judgePost(post, commission),
    }))
    const overflowing = month.overflowing.map((where) => ({
      judge: 'room',
      why: 'it is longer than its picture',
      where,
    }))
    const { labels, facts } = commission
    const known = knownOf(facts, [labels.name, labels.city])
    const marked = judged.flatMap(({ post }) =>
      claimsIn(post.text, known).map(({ kind, text }) => ({
        judge: 'marks',
        why: `${kind} “${text}” would be marked`,
        where: post.text,
      })),
    )
    const all = [
      ...marked,
      ...judged.flatMap(({ found }) => found),
      ...repeatedSentences(month.posts, commission),
      ...overflowing,
      ...month.pictures.flatMap(namelessPicture),
    ]
    faults.push(...all.map((fault) => ({ ...fault, run: name })))
    posts += judged.length
    faulty += judged.filter(({ found }) => found.length > 0).length
    drafts += month.drafts
    short += month.short
    written.push(month.drafts)
    sizes.push(...month.posts.filter(({ network }) => network === 'facebook').map(({ text }) => text.length))
    console.log(
      `${name.padEnd(20)}${month.drafts} drafts, ${month.short} short, ${judged.length} texts, ${all.length} faults`,
    )
  }
  tell(faults)
  const count = (judge: string) => faults.filter((fault) => fault.judge === judge).length
  return {
    ratio: posts === 0 ? 0 : Math.round(((posts - faulty) / posts) * 1000) / 1000,
    aim: 1,
    figures: {
      drafts,
      proposed_unwritten: Math.round((short / (drafts + short)) * 1000) / 1000,
      texts: posts,
      planted_caught: `${caught.filter(({ isCaught }) => isCaught).length}/${caught.length}`,
      planted_missed: caught.filter(({ isCaught }) => !isCaught).length,
      fewest_drafts: Math.min(...written),
      false_alarms: falseAlarms().length,
      false_marks: count('marks'),
      unsupported_claims: count('claims') + count('names'),
      repeated_sentences: count('repetition'),
      over_length: count('length') + count('room'),
      unaccounted_words: count('accounts'),
      strange_hashtags: count('hashtags'),
      strange_links: count('links'),
      language_mixing: count('language'),
      formality_mismatches: count('address'),
      typography_faults: count('typography'),
      cliches: count('cliché'),
      emoji_faults: count('emoji'),
      posts_beside_their_subject: count('subject'),
      nameless_posts: count('nameless'),
      thin_posts: count('thin'),
      hours_in_part: count('hours'),
      capitals_after_colon: count('colon'),
      straight_marks: count('marks set'),
      lines_that_say_nothing: count('empty'),
      pictures_without_their_subject: count('picture'),
      false_on_their_day: count('day'),
      letters_of_a_post: median(sizes),
      ...(await judgeOtherHands()),
    },
    isGate: true,
    aims: {
      planted_missed: { atMost: 0 },
      fewest_drafts: { atLeast: 12 },
      false_alarms: { atMost: 0 },
      false_marks: { atMost: 0 },
      unsupported_claims: { atMost: 0 },
      repeated_sentences: { atMost: 0 },
      unaccounted_words: { atMost: 0 },
      strange_hashtags: { atMost: 0 },
      strange_links: { atMost: 0 },
      over_length: { atMost: 0 },
      language_mixing: { atMost: 0 },
      formality_mismatches: { atMost: 0 },
      typography_faults: { atMost: 0 },
      cliches: { atMost: 0 },
      emoji_faults: { atMost: 0 },
      posts_beside_their_subject: { atMost: 0 },
      nameless_posts: { atMost: 0 },
      thin_posts: { atMost: 0 },
      hours_in_part: { atMost: 0 },
      capitals_after_colon: { atMost: 0 },
      straight_marks: { atMost: 0 },
      lines_that_say_nothing: { atMost: 0 },
      pictures_without_their_subject: { atMost: 0 },
      false_on_their_day: { atMost: 0 },
      proposed_unwritten: { atMost: 0 },
      other_hand_last_days: { atLeast: 0.9 },
      other_hand_prices: { atLeast: 0.85 },
      other_hand_harmful: { atMost: 0.03 },
      other_hand_lines_that_say_nothing: { atMost: 0 },
      other_hand_pictures_without_their_subject: { atMost: 0 },
      other_hand_false_on_their_day: { atMost: 0 },
      other_hand_traps: { atMost: 0 },
      other_hand_repeated_sentences: { atMost: 0 },
      other_hand_wrong_address: { atMost: 0 },
    },
  }
}

/** Each business as it speaks; three in the other address, with other emoji; five from what was read of their sites. */
async function runs(): Promise<Run[]> {
  const others: readonly BusinessKey[] = ['baker', 'florist', 'workshop']
  const read = await Promise.all(
    businesses.map(async (key) => {
      const origin = `https://${key}.example`
      const { facts } = await readSite(`${origin}/`, {
        fetch: readFromFiles(key, origin),
        today: labelledOn,
        wait: async () => undefined,
      })
      return { name: `${key}, as read`, commission: commissionOf(key, { facts, isRead: true }) }
    }),
  )
  return [
    ...businesses.map((key) => ({ name: key, commission: commissionOf(key) })),
    ...others.map((key) => {
      const formality =
        readLabels(key).formality === 'formality' ? ('familiarity' as const) : ('formality' as const)
      return {
        name: `${key}, ${formality}`,
        commission: commissionOf(key, { formality, emoji: 'emotional' }),
      }
    }),
    { name: 'lawyer, no emoji', commission: commissionOf('lawyer', { emoji: 'without' }) },
    ...read,
  ]
}

const mostTold = 8

function tell(faults: readonly (Fault & { run: string })[]): void {
  for (const judge of new Set(faults.map((fault) => fault.judge))) {
    const own = faults.filter((fault) => fault.judge === judge)
    const most = process.argv.includes('--full') ? own.length : mostTold
    console.log(`${judge}: ${own.length}`)
    for (const { run: name, why, where } of own.slice(0, most)) console.log(`  ${name}: ${why} | ${where}`)
  }
}
