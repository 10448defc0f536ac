import { beforeEach, expect, test, vi } from 'vitest'

const sent: { id: string; version: number }[] = []
const known: typeof sent = []
let refuses: string | null = null
vi.mock('#shared/api/call.ts', () => ({
  call: async (
    route: string,
    { params, body }: { params: { findingId?: string }; body?: { version: number } },
  ) => {
    if (route.startsWith('GET')) return { data: { total: known.length, items: known } }
    if (params.findingId === refuses) throw new Error('refused')
    sent.push({ id: params.findingId ?? '', version: body?.version ?? 0 })
    return {}
  },
}))

beforeEach(() => {
  sent.length = 0
  refuses = null
  known.splice(0, known.length, { id: '1', version: 3 }, { id: '2', version: 7 }, { id: '3', version: 1 })
})

test('what was unticked goes with the version it has now, and what is gone already is passed over', async () => {
  const { dropFindings } = await import('#features/planning/start/drop-findings.ts')
  await dropFindings(1, ['2', 'gone'])
  expect(sent).toEqual([{ id: '2', version: 7 }])
})

test('a failure in the middle is said, and pressing again goes on with the rest', async () => {
  const { dropFindings } = await import('#features/planning/start/drop-findings.ts')
  refuses = '3'
  await expect(dropFindings(1, ['2', '3'])).rejects.toThrow('refused')
  known.splice(1, 1)
  refuses = null
  sent.length = 0
  await dropFindings(1, ['2', '3'])
  expect(sent).toEqual([{ id: '3', version: 1 }])
})
