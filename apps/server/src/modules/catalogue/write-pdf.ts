import Pdf from 'pdfkit'
import { type Block, readMarkdown } from './markdown.ts'

interface PdfDocument {
  readonly title: string
  readonly markdown: string
  readonly lang: 'fr' | 'en'
  readonly page: (page: number, pages: number) => string
}

const ink = '#1C1B22'
const quiet = '#6B6770'
const looks = {
  1: { size: 20, above: 18 },
  2: { size: 14, above: 14 },
  3: { size: 11.5, above: 10 },
} as const

/**
 * A document to keep or print. The reader's own Helvetica: our web fonts are WOFF2, which pdfkit cannot cut down to the
 * letters used, and the standard fonts have every letter of French and English.
 */
export function writePdf(document: PdfDocument): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: 64, bottom: 72, left: 64, right: 64 },
    bufferPages: true,
    lang: document.lang,
    displayTitle: true,
    info: { Title: letters(document.title) },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const blocks = readMarkdown(document.markdown)
  if (blocks[0]?.kind !== 'heading' || blocks[0].level !== 1)
    blocks.unshift({ kind: 'heading', level: 1, runs: [{ text: document.title, bold: true }] })
  for (const block of blocks) writeBlock(pdf, block)
  numberPages(pdf, document.page)
  pdf.end()
  return done
}

function writeBlock(pdf: PDFKit.PDFDocument, block: Block): void {
  if (block.kind === 'heading') {
    const { size, above } = looks[block.level]
    // A heading never stands alone at the foot of a page.
    if (pdf.y > pdf.page.height - 140) pdf.addPage()
    else if (pdf.y > pdf.page.margins.top) pdf.y += above
    pdf.font('Helvetica-Bold').fontSize(size).fillColor(ink)
    pdf.text(letters(block.runs.map((run) => run.text).join('')), { paragraphGap: 4 })
    return
  }
  const indent = block.kind === 'item' ? 14 : 0
  const left = pdf.page.margins.left
  const width = pdf.page.width - left - pdf.page.margins.right - indent
  pdf.fontSize(10.5).fillColor(ink)
  if (block.kind === 'item') {
    if (pdf.y > pdf.page.height - pdf.page.margins.bottom - 14) pdf.addPage()
    const top = pdf.y
    pdf.font('Helvetica').text('\u2022', left + 2, top, { lineBreak: false })
    pdf.y = top
  }
  pdf.x = left + indent
  block.runs.forEach((run, index) => {
    pdf.font(run.bold ? 'Helvetica-Bold' : 'Helvetica').text(letters(run.text), {
      width,
      lineGap: 2,
      paragraphGap: 5,
      continued: index < block.runs.length - 1,
    })
  })
  pdf.x = left
}

function numberPages(pdf: PDFKit.PDFDocument, words: PdfDocument['page']): void {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Below the margin a text would start a new page by itself.
    pdf.page.margins.bottom = 0
    pdf.font('Helvetica').fontSize(8.5).fillColor(quiet)
    pdf.text(letters(words(index + 1, count)), pdf.page.margins.left, pdf.page.height - 44, {
      width: pdf.page.width - pdf.page.margins.left - pdf.page.margins.right,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** The standard fonts know Windows-1252: narrow spaces become common ones, and letters beyond it lose their accents. */
function letters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202f\u2007\u2009\u200a]/g, '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u2212/g, '\u2013')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/gu, (char) => {
      if ('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'.includes(char)) return char
      return char.normalize('NFD').replace(/[^\u0020-\u007e]/g, '') || '?'
    })
}
