import { describe, expect, it } from 'vitest'
import { type BriefOfKind, changedParts, scopeOfChange } from './brief-changes.ts'
import { brief } from './briefs.ts'

const message = 'Le pain de seigle sort du four le jeudi à huit heures.'
const of = (change: object = {}, configurationId = 1): BriefOfKind => ({
  configurationId,
  brief: brief.parse({
    title: 'Le pain',
    networks: ['facebook', 'x'],
    subject: { type: 'other', message },
    keywords: ['pain', 'seigle'],
    ...change,
  }),
})
const subject = (words: string) => ({ subject: { type: 'other', message: words } })

describe('a brief that is changed', () => {
  it.each<[string, BriefOfKind, string[], string | null]>([
    [
      'the same, in another order',
      of({ networks: ['x', 'facebook'], keywords: ['seigle', 'pain'] }),
      [],
      null,
    ],
    ['blanks around it', of(subject(` ${message}\n`)), [], null],
    ['another name and day', of({ title: 'Pain', publishOn: '2027-01-04' }), [], null],
    ['a word of its own tone that is not chosen', of({ customTone: 'gai' }), [], null],
    [
      'one network and hooks for each',
      of({ networks: ['x'], hookSetting: 'perNetwork' }),
      ['networks'],
      'adjusted',
    ],
    ['a hook for each network', of({ hookSetting: 'perNetwork' }), ['hookSetting'], 'adjusted'],
    ['a tone', of({ tone: 'humor' }), ['tone'], 'adjusted'],
    ['no logo', of({ graphic: { withLogo: false } }), ['graphic'], 'adjusted'],
    [
      'another day in the message',
      of(subject(message.replace('jeudi', 'vendredi'))),
      ['subject'],
      'adjusted',
    ],
    ['more of a message', of(subject(`${message} Et il y en a pour tous.`)), ['subject'], 'adjusted'],
    ['another message', of(subject('Notre terrasse ouvre samedi.')), ['subject'], 'anew'],
    ['another type', of({ subject: { type: 'brand', message } }), ['subject'], 'anew'],
    ['another format', of({}, 2), ['format'], 'anew'],
  ])('%s', (_, after, parts, scope) => {
    expect([changedParts(of(), after), scopeOfChange(of(), after)]).toEqual([parts, scope])
  })
})
