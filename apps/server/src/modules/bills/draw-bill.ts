import PDFDocument from 'pdfkit'
import type { BillRow } from './queries/list-bills.ts'

/** The document of a bill. */
export function drawBill(row: BillRow, _mended: BillRow | null): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.text(row.number)
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))))
}
