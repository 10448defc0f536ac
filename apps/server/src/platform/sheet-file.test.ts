import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { writeLongSheet } from './sheet-file.ts'

const sheet = {
  name: 'Factures',
  file: 'bills',
  columns: [{ head: 'Numéro', width: 10 }],
  language: 'fr',
  mostOfWorkbook: 3,
  isCutWords: 'Il y en a d’autres',
} as const
const pages = async function* () {
  yield [['F-1'], ['F-2']]
  yield [['F-3'], ['=1+1']]
}

describe('a long table', () => {
  it('is whole as text, page by page, and runs no formula', async () => {
    const { body } = await writeLongSheet({ ...sheet, pages: pages(), format: 'csv' })
    if (typeof body === 'string' || Buffer.isBuffer(body)) throw new Error('It is not sent page by page')
    expect((await text(body)).split('\r\n')).toEqual(['\uFEFFNuméro', 'F-1', 'F-2', 'F-3', "'=1+1", ''])
  })

  it('says in a workbook where it was cut, and nothing where it fits', async () => {
    const cut = await writeLongSheet({ ...sheet, pages: pages(), format: 'xlsx' })
    const whole = await writeLongSheet({ ...sheet, pages: pages(), mostOfWorkbook: 4, format: 'xlsx' })
    expect(Buffer.isBuffer(cut.body) && Buffer.isBuffer(whole.body)).toBe(true)
  })
})
