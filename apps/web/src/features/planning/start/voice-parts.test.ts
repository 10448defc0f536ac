import type { AccountView } from '@postelier/contract'
import { expect, test } from 'vitest'
import { firstVoice, ownVoice } from '#features/planning/start/first-voice.ts'
import { voiceParts } from '#features/planning/start/voice-parts.ts'

const account = {
  brand: {
    version: 3,
    tone: 'pedagogue',
    formality: 'formality',
    emoticonType: 'institutional',
    customTone: '',
    pronoun: 'firstPlural',
  },
} as unknown as AccountView
const voices = [
  { key: 'warm', tone: 'emotional', formality: 'familiarity', isFound: true },
  { key: 'sober', tone: 'institutional', formality: 'formality', isFound: false },
] as const
const asItIs = { pronoun: 'firstPlural', formality: 'formality', emoticonType: 'institutional' }

test('a voice that none of those offered is stands chosen first', () => {
  expect(ownVoice(account.brand, voices)).toBe('now')
  expect(ownVoice({ tone: 'emotional', formality: 'formality' }, voices)).toBe('now')
  expect(ownVoice({ tone: 'emotional', formality: 'familiarity' }, voices)).toBe('warm')
  expect(ownVoice({ tone: 'custom', formality: 'formality' }, voices)).toBe('own')
})

test('the voice its site speaks in stands chosen until somebody said another one', () => {
  const begun = { version: 1, tone: 'institutional', formality: 'formality' }
  expect(firstVoice(begun, voices)).toBe('warm')
  expect(firstVoice({ ...begun, version: 2 }, voices)).toBe('sober')
  expect(
    firstVoice(
      begun,
      voices.map((one) => ({ ...one, isFound: false })),
    ),
  ).toBe('sober')
})

test('nothing is written where nothing else was picked', () => {
  expect(voiceParts(account, asItIs)).toBeNull()
})

test('another pronoun leaves the voice as it is, and that of every network', () => {
  const parts = voiceParts(account, { ...asItIs, pronoun: 'firstSingular' })
  expect(parts?.networkTone).toBeUndefined()
  expect(parts?.brand).toMatchObject({
    version: 3,
    voice: { tone: 'pedagogue', formality: 'formality', pronoun: 'firstSingular' },
  })
})

test('a voice that was picked is the account’s from then on, on every network', () => {
  const voice = { tone: 'emotional', customTone: '' }
  const manner = { formality: 'familiarity', emoticonType: 'without' }
  expect(voiceParts(account, { ...asItIs, ...manner, voice })).toMatchObject({
    brand: { voice: { ...voice, ...manner } },
    networkTone: voice,
  })
})

test('another address or other smileys leave the tone of every network as it is', () => {
  for (const change of [{ emoticonType: 'without' }, { formality: 'familiarity' }]) {
    const parts = voiceParts(account, { ...asItIs, ...change })
    expect(parts?.networkTone).toBeUndefined()
    expect(parts?.brand?.voice).toMatchObject({ tone: 'pedagogue', ...change })
  }
})
