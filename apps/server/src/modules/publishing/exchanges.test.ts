import { type CallContext, type NetworkRequest, NoAnswer } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { listenIn } from './exchanges.ts'

const tokens = {
  access: 'EAAG-own-access/1',
  refresh: 'refresh-of-the-account',
  more: { service: 'https://pds.example', password: 'abcd-efgh-ijkl' },
  accessExpiresAt: null,
  refreshExpiresAt: null,
}

function listening(answer: (request: NetworkRequest) => string) {
  const context: CallContext = {
    http: async (request) => ({
      status: 200,
      headers: new Headers(),
      body: new TextEncoder().encode(answer(request)),
    }),
    config: {},
    now: () => new Date(),
    randomBytes: (length) => new Uint8Array(length),
  }
  return listenIn(context, [tokens])
}

const url = 'https://graph.example/v1/me/photos?access_token=EAAG-own-access/1'

describe('what was said to a network', () => {
  it('is kept with what it answered, short', async () => {
    const { context, heard } = listening(() => `{"id":"7","message":"${'é'.repeat(5000)}"}`)
    const response = await context.http({ method: 'POST', url, body: '{"text":"Le pain sort du four"}' })
    expect(new TextDecoder().decode(response.body)).toHaveLength(5000 + 23)
    expect(heard).toMatchObject([
      {
        call: 'POST https://graph.example/v1/me/photos',
        status: 200,
        sent: '{"text":"Le pain sort du four"}',
        answer: expect.stringMatching(/^\{"id":"7","message":"é{500,}$/),
      },
    ])
    expect(heard[0]?.answer.length).toBeLessThanOrEqual(600)
  })

  it('is the last of it, and bytes are counted', async () => {
    const { context, heard } = listening(() => '')
    for (let part = 1; part <= 9; part++)
      await context.http({ method: 'PUT', url, body: new Uint8Array(part) })
    expect(heard.map(({ sent }) => sent)).toEqual(['6 bytes', '7 bytes', '8 bytes', '9 bytes'])
    const form = new FormData()
    form.append('caption', 'Le pain')
    form.append('source', new Blob([new Uint8Array(12)]))
    await context.http({ method: 'POST', url, body: form })
    expect(heard.at(-1)?.sent).toBe('caption=Le pain&source=12 bytes')
  })

  it('is without what opens an account or a file, known or by its name', async () => {
    const { context, heard } = listening(
      () =>
        '{"page":{"access_token":"of-the-page"},"refreshJwt":"ey.a.b","said":"EAAG-own-access/1 and abcd-efgh-ijkl",' +
        '"upload_url":"https:\\/\\/files.example\\/1?signed=yes","image_url":"https://here.example/outgoing/abc.signed-file","cursor":"2"}',
    )
    const body = 'caption=Bonjour&access_token=EAAG-own-access%2F1&client_secret=shh'
    await context.http({ method: 'POST', url, body })
    const said = JSON.stringify(heard)
    for (const secret of [
      'own-access',
      'of-the-page',
      'ey.a.b',
      'abcd-efgh',
      'signed=yes',
      'signed-file',
      'shh',
    ])
      expect(said).not.toContain(secret)
    expect(heard[0]?.sent).toBe('caption=Bonjour&access_token=…&client_secret=…')
    expect(heard[0]?.answer).toContain('"cursor":"2"')
  })

  it('says that nobody answered, and passes it on', async () => {
    const { context, heard } = listening(() => {
      throw new NoAnswer('https://graph.example/v1: timeout', true)
    })
    await expect(context.http({ method: 'GET', url })).rejects.toThrow(NoAnswer)
    expect(heard).toMatchObject([{ status: null, answer: 'https://graph.example/v1: timeout' }])
  })
})
