import type { AccountView } from '@postelier/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstVoice, ownVoice } from '#features/planning/start/first-voice.ts'

const sent: { route: string; body: Record<string, unknown> }[] = []
vi.mock('#shared/api/call.ts', () => ({
  call: async (route: string, { body }: { body: Record<string, unknown> }) => {
    sent.push({ route, body })
    return {}
  },
}))
vi.mock('#shared/api/query-client.ts', () => ({ queryClient: { invalidateQueries: async () => undefined } }))
vi.mock('#shared/api/account-query.ts', () => ({ accountQuery: () => ({ queryKey: [] }) }))

const account = {
  id: 7,
  brand: {
    version: 3,
    tone: 'pedagogue',
    formality: 'formality',
    emoticonType: 'institutional',
    customTone: '',
    pronoun: 'firstPlural',
  },
  settings: { aiNetworks: [{ network: 'x', enabled: true, tone: 'humor', customTone: '' }] },
} as unknown as AccountView
const voices = [
  { key: 'warm', tone: 'emotional', formality: 'familiarity', isFound: true },
  { key: 'sober', tone: 'institutional', formality: 'formality', isFound: false },
] as const
const asItIs = { pronoun: 'firstPlural', formality: 'formality', emoticonType: 'institutional' }

beforeEach(() => {
  sent.length = 0
})

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

test('nothing is written where nothing else was picked', async () => {
  const { keepVoice } = await import('#features/planning/start/keep-voice.ts')
  await keepVoice(account, asItIs)
  expect(sent).toEqual([])
})

test('another pronoun leaves the voice as it is, and that of every network', async () => {
  const { keepVoice } = await import('#features/planning/start/keep-voice.ts')
  await keepVoice(account, { ...asItIs, pronoun: 'firstSingular' })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ tone: 'pedagogue', formality: 'formality', pronoun: 'firstSingular' })
})

test('a voice that was picked is the account’s from then on, on every network', async () => {
  const { keepVoice } = await import('#features/planning/start/keep-voice.ts')
  const voice = { tone: 'emotional', customTone: '' }
  const manner = { formality: 'familiarity', emoticonType: 'without' }
  await keepVoice(account, { ...asItIs, ...manner, voice })
  expect(sent.map(({ body }) => body)).toMatchObject([
    { ...voice, ...manner },
    { networks: [{ tone: 'emotional' }] },
  ])
})

test('another address or other smileys leave the tone of every network as it is', async () => {
  const { keepVoice } = await import('#features/planning/start/keep-voice.ts')
  await keepVoice(account, { ...asItIs, emoticonType: 'without' })
  await keepVoice(account, { ...asItIs, formality: 'familiarity' })
  expect(sent.map(({ route }) => route)).toEqual(
    Array.from({ length: 2 }, () => 'POST /api/users/{id}/account/editorial-line'),
  )
  expect(sent[0]?.body).toMatchObject({ tone: 'pedagogue', emoticonType: 'without', formality: 'formality' })
})
