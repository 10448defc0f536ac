// Whether each judge catches what was planted for it, and lets pass what is right. A judge that catches nothing finds nothing:
// the bench shows both in the same command.
import type { Fact } from '@postelier/contract'
import { type BusinessKey, readLabels } from '../../tests/sites/labels.ts'
import { judgePost } from './judges.ts'
import { namelessPicture } from './pictures.ts'
import { harmless, type Planted, planted, seigle } from './planted-faults.ts'
import { repeatedSentences } from './run-faults.ts'
import type { Commission, Fault, WrittenPost } from './written-post.ts'

export const commissionOf = (key: BusinessKey, own: Partial<Commission> = {}): Commission => {
  const labels = readLabels(key)
  const { language, formality, facts } = labels
  return { labels, language, formality, facts, emoji: 'institutional', isRead: false, ...own }
}

const usualDay = '2026-11-24'

export function postOf({
  text,
  facts = [],
  network = 'facebook',
  filler,
  day = usualDay,
  ...more
}: Pick<Planted, 'text' | 'facts' | 'network' | 'day' | 'filler' | 'subject' | 'said'>): WrittenPost {
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
  const twice = [
    postOf({ text: 'Le pain est cuit ici.', facts: seigle }),
    postOf({ text: 'Le pain est cuit ici !', facts: seigle }),
  ]
  const elsewhere = [
    postOf({ text: 'Le pain est cuit ici.', facts: seigle }),
    {
      ...postOf({ text: 'Le pain est cuit ici !', facts: seigle }),
      network: 'x' as const,
      said: new Set(['le pain est cuit ici']),
    },
  ]
  const secret = { ...postOf({ text: 'Voilà.' }), text: 'Voilà. Tout est gratuit.' }
  const bakery = commissionOf('baker')
  const pictured = { subject: 'Tourte de seigle', names: ['tourte de seigle'] }
  return [
    ...single,
    {
      judge: 'picture',
      what: 'only whose it is',
      isCaught: namelessPicture({ ...pictured, words: ['Boulangerie Maltavert', '6,40 €'] }).length === 1,
    },
    {
      judge: 'picture',
      what: 'its name passes',
      isCaught: namelessPicture({ ...pictured, words: ['Tourte', '6,40 €'] }).length === 0,
    },
    {
      judge: 'accounts',
      what: 'a sentence nobody accounts for',
      isCaught: judgePost(secret, commissionOf('baker')).some(({ judge }) => judge === 'accounts'),
    },
    {
      judge: 'repetition',
      what: 'the same sentence twice',
      isCaught: repeatedSentences(twice, bakery).length === 1,
    },
    {
      judge: 'repetition',
      what: 'the sentence of an earlier post on another network',
      isCaught: repeatedSentences(elsewhere, bakery).length === 1,
    },
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
