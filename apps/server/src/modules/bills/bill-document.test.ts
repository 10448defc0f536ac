import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { paidByCard } from '../../testing/bill-rows.ts'
import { amountInWords, dayInWords } from './bill-words.ts'
import { drawBill } from './draw-bill.ts'
import { facturX } from './factur-x.ts'
import { isUnwritable } from './unwritable.ts'

describe('the document of a bill', () => {
  it('has letters for names of Europe, and none for other scripts', () => {
    for (const name of ['Façade & Œuvre – Łódź, Ñandú', "L'Atelier n° 2 « à côté » €"])
      expect(isUnwritable(name)).toBe(false)
    for (const name of ['مخبز الشرق', 'パン屋', 'Fournil 🥖', 'Пекарня'])
      expect(isUnwritable(name)).toBe(true)
  })

  it('has amounts and days as they are read', () => {
    expect(amountInWords(123_456_789, 'fr')).toBe('1\u00a0234\u00a0567,89\u00a0€')
    expect(amountInWords(-123_456, 'en')).toBe('−€1,234.56')
    expect(dayInWords('2026-03-01', 'fr')).toBe('1er\u00a0mars 2026')
    expect(dayInWords('2026-03-11', 'en')).toBe('11\u00a0March 2026')
  })

  it('is always the same file', async () => {
    const [one, other] = await Promise.all([drawBill(paidByCard, null), drawBill(paidByCard, null)])
    expect(one.equals(other)).toBe(true)
  })

  it.each([
    ['fr', 1],
    ['en', 26],
  ] as const)('has what a file to be kept must have: %s, lines times %i', async (language, times) => {
    const lines = Array.from({ length: times }, () => paidByCard.lines).flat()
    const row = { ...paidByCard, language, lines }
    const file = (await drawBill(row, null)).toString('latin1')
    expect(file.startsWith('%PDF-1.7')).toBe(true)
    expect(file).toMatch(/\/OutputIntents \[/)
    expect(file).toContain('/S /GTS_PDFA1')
    expect(file).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(file).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(file).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(file.match(/<\?xpacket begin/g)).toHaveLength(1)
    expect(file).toContain('/AFRelationship /Alternative')
    expect(file).toMatch(/\/AF \[/)
    expect(file).toContain('/Subtype /text#2Fxml')
    expect(file).toMatch(/\/ID \[/)
    expect(file).not.toContain('/Encrypt')
    // Each face is in the file, and none is the reader's own.
    expect(file).not.toContain('/Type1')
    const faces = file.match(/\/Type \/FontDescriptor/g)?.length
    expect(faces).toBe(3)
    expect(file.match(/\/FontFile[23]/g)).toHaveLength(3)
    expect(embedded(file)).toBe(facturX(row, null))
  })
})

/** The file in the file. */
function embedded(file: string): string {
  const start = file.indexOf('/Type /EmbeddedFile')
  const from = file.indexOf('stream\n', start) + 'stream\n'.length
  const bytes = Buffer.from(file.slice(from, file.indexOf('endstream', from)), 'latin1')
  return inflateSync(bytes).toString('utf8')
}
