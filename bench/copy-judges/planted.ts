// Whether each judge catches what was planted for it, and lets pass what is right. A judge that catches nothing finds nothing:
// the bench shows both in the same command.
import type { Fact } from '@postelier/contract'
import { type BusinessKey, readLabels } from '../../tests/sites/labels.ts'
import { judgePost } from './judges.ts'
import { harmless, type Planted, planted, seigle } from './planted-faults.ts'
import { shapesOf } from './post-shapes.ts'
import { distinctOpenings, repeatedSentences } from './run-faults.ts'
import type { Commission, Fault, WrittenPost } from './written-post.ts'

export const commissionOf = (key: BusinessKey, own: Partial<Commission> = {}): Commission => {
  const labels = readLabels(key)
  const { language, formality, facts } = labels
  return { labels, language, formality, facts, emoji: 'institutional', isRead: false, ...own }
}

const day = '2026-11-24'

export function postOf({
  text,
  facts = [],
  network = 'facebook',
  filler,
  ...more
}: Pick<Planted, 'text' | 'facts' | 'network' | 'filler' | 'subject' | 'said'>): WrittenPost {
  const sentences = [{ text, facts }, ...(filler ? [{ text: filler, facts: [] }] : [])]
  const whole = sentences.map((sentence) => sentence.text).join(' ')
  return {
    network,
    text: whole,
    day,
    link: null,
    sentences,
    ...(more.subject ? { subject: more.subject } : {}),
    ...(more.said ? { said: more.said } : {}),
  }
}

export interface Caught {
  readonly judge: string
  readonly what: string
  readonly isCaught: boolean
}

export function catchPlanted(): Caught[] {
  const single = planted.map((one) => ({
    judge: one.judge,
    what: one.what,
    isCaught: judgePost(postOf(one), commissionOf(one.of, one.commission)).some(
      ({ judge }) => judge === one.judge,
    ),
  }))
  const twice = [postOf({ text: 'Le pain est cuit ici.' }), postOf({ text: 'Le pain est cuit ici !' })]
  const elsewhere = [
    postOf({ text: 'Le pain est cuit ici.' }),
    {
      ...postOf({ text: 'Le pain est cuit ici !' }),
      network: 'x' as const,
      said: new Set(['le pain est cuit ici']),
    },
  ]
  const secret = { ...postOf({ text: 'Voilà.' }), text: 'Voilà. Tout est gratuit.' }
  const alike = Array.from({ length: 10 }, (_, index) =>
    postOf({ text: index < 8 ? `Il était une fois ${index}` : `${index} fois, et encore une` }),
  )
  const bakery = commissionOf('baker')
  const [bread, loaf] = [
    postOf({ text: 'Deux apprentis du CFA de Grenoble travaillent avec nous.', facts: ['ba-09'] }),
    postOf({
      text: 'Tourte de seigle.',
      facts: seigle,
      filler: 'Une question\u202F? Posez-la ici, en commentaire, et nous y répondons dès que possible.',
    }),
  ]
  const tabs = [
    'La boulangerie se trouve ici. #Grenoble',
    'La boulangerie se trouve ici. Passez.',
    'Un parking',
  ]
  const shapes = shapesOf(
    [bread, loaf],
    [
      { known: 2, texts: tabs },
      { known: 2, texts: ['Seule.'] },
    ],
    bakery,
  )
  return [
    ...single,
    { judge: 'shapes', what: 'under 90 characters', isCaught: shapes.short === 1 },
    { judge: 'shapes', what: 'one sentence, and a name with a question', isCaught: shapes.single === 2 },
    { judge: 'shapes', what: 'two of three that begin alike', isCaught: shapes.alike === 1 },
    { judge: 'shapes', what: 'nothing to choose from', isCaught: shapes.alone === 1 },
    {
      judge: 'accounts',
      what: 'a sentence nobody accounts for',
      isCaught: judgePost(secret, commissionOf('baker')).some(({ judge }) => judge === 'accounts'),
    },
    { judge: 'repetition', what: 'the same sentence twice', isCaught: repeatedSentences(twice).length === 1 },
    {
      judge: 'repetition',
      what: 'the sentence of an earlier post on another network',
      isCaught: repeatedSentences(elsewhere).length === 1,
    },
    { judge: 'openings', what: 'eight of ten begin alike', isCaught: distinctOpenings(alike) < 0.9 },
    {
      judge: 'claims',
      what: 'what was read wrong of a site',
      isCaught: judgePost(postOf(misread), misreadCommission()).length > 0,
    },
  ]
}

/** A machine read a price that no label knows: the sentence is true to what it names, and false. */
const misread = { text: 'Tourte de seigle, 7,40\u00A0€.', facts: ['read'] }
function misreadCommission(): Commission {
  const [fact] = readLabels('baker').facts.filter(({ id }) => id === 'ba-14')
  if (!fact) throw new Error('ba-14 is labelled')
  const read: Fact = { ...fact, id: 'read', price: { text: '7,40 €', cents: 740, currency: 'EUR' } }
  return commissionOf('baker', { facts: [read], isRead: true })
}

export const falseAlarms = (): Fault[] =>
  harmless.flatMap((one) => judgePost(postOf(one), commissionOf(one.of)))
