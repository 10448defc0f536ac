import { localTimeOf } from '../../platform/local-time.ts'
import { type BillFigures, figuresOf, sirenOf } from './bill-figures.ts'
import { amountInWords, billWords, dayInWords, percentInWords } from './bill-words.ts'
import type { BillRow } from './queries/list-bills.ts'
import { writable } from './writable.ts'

type Pdf = PDFKit.PDFDocument
type Face = 'text' | 'strong' | 'title'

const ink = '#1C1B22'
const ink2 = '#4A4750'
const quiet = '#6B6770'
const hairline = '#DFD9CE'
const mark = '#E4572B'
const done = '#2C6A49'

/** A4 in points, with its margins; below `bottom` stand what the law wants and the page's number. */
const page = { left: 56, right: 539.28, width: 483.28, top: 56, bottom: 690 }
const columns = { quantity: 300, unit: 352, amount: 446 } as const
const middle = page.left + 252

interface Sheet {
  readonly pdf: Pdf
  readonly row: BillRow
  readonly mended: Mended | null
  readonly figures: BillFigures
  readonly words: (typeof billWords)['fr']
  readonly money: (cents: number) => string
  readonly day: (date: string) => string
}

/** Of a credit note: the bill that it mends; one that was cancelled was never paid. */
export type Mended = Pick<BillRow, 'number' | 'issuedOn' | 'cancelledAt'>

/** What is read of a bill: who, whom, when, what, how much, and what the law wants to be said. */
export function billSheet(pdf: Pdf, row: BillRow, mended: Mended | null): void {
  const { language } = row
  const sheet: Sheet = {
    pdf,
    row,
    mended,
    figures: figuresOf(row),
    words: billWords[language],
    money: (cents) => amountInWords(cents, language),
    day: (date) => dayInWords(date, language),
  }
  brand(sheet)
  let y = title(sheet)
  y = facts(sheet, y + 26)
  y = parties(sheet, y + 28)
  y = lines(sheet, y + 34)
  totals(sheet, y)
  feet(sheet)
}

interface Write {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  readonly face?: Face
  readonly color?: string
  readonly align?: 'left' | 'right'
}

/** Writes, and says where it ends. */
function write(
  { pdf }: Pick<Sheet, 'pdf'>,
  words: string,
  { x, y, width, size = 9.5, face = 'text', color = ink, align = 'left' }: Write,
): number {
  if (words === '') return y
  pdf.font(face).fontSize(size).fillColor(color)
  pdf.text(drawable(pdf, words), x, y, { width, align, lineGap: size < 9 ? 1.5 : 2.5 })
  return pdf.y
}

function drawable(pdf: Pdf, words: string): string {
  const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font
  return writable(words, (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

const rule = (pdf: Pdf, y: number, color = hairline, width = 0.75, from = page.left) =>
  pdf.moveTo(from, y).lineTo(page.right, y).lineWidth(width).strokeColor(color).stroke()

/** The mark as the header of every page has it, with the name beside. */
function brand({ pdf, row }: Sheet): void {
  const { brand = row.seller.name } = row.seller
  const hasMark = brand === 'Postelier'
  if (hasMark) {
    pdf.save().translate(page.left - 4, page.top - 4)
    pdf.path('M5 2V24').lineWidth(2.4).strokeColor(ink).stroke()
    pdf.circle(14, 10, 7.2).lineWidth(2.4).strokeColor(mark).stroke()
    pdf.path('M14 10V2.8A7.2 7.2 0 0 1 21.2 10Z M14 10V17.2A7.2 7.2 0 0 1 6.8 10Z').fillColor(mark).fill()
    pdf.path('M14 0.5V19.5M4.5 10H23.5').lineWidth(1).strokeColor(mark).stroke()
    pdf.restore()
  }
  const x = page.left + (hasMark ? 28 : 0)
  write({ pdf }, brand, { x, y: page.top - 4, width: 300, size: 15, face: 'title' })
}

function title({ pdf, row, mended, words, day }: Sheet): number {
  const called = row.kind === 'creditNote' ? words.creditNoteTitle : words.billTitle
  const place = { x: page.left, width: page.width }
  const y = write({ pdf }, `${called} ${row.number}`, {
    ...place,
    y: page.top + 46,
    size: 25,
    face: 'title',
  })
  if (!mended) return y
  const corrects = words.corrects(mended.number, day(mended.issuedOn))
  return write({ pdf }, corrects, { ...place, y: y + 1, size: 11, color: ink2 })
}

/** When and how, side by side below a rule. */
function facts(sheet: Sheet, y: number): number {
  const { pdf, row, words, day } = sheet
  const { periodStart, periodEnd } = row
  const served =
    periodStart && periodEnd
      ? [words.period, words.between(day(periodStart), day(periodEnd))]
      : [words.served, day(row.issuedOn)]
  const said = [
    [words.issued, day(row.issuedOn), 112],
    ...(row.kind === 'creditNote' ? [] : [[words.due, day(row.dueOn), 112] as const]),
    [...served, 162],
    ...(row.kind === 'creditNote' ? [] : [[words.means, words.byMeans[row.means], 97] as const]),
  ] as const
  rule(pdf, y, ink, 1)
  let x = page.left
  let end = y
  for (const [label = '', value = '', width] of said) {
    const room = { x, width: Number(width) - 12 }
    const below = write(sheet, String(label), { ...room, y: y + 10, size: 8, color: quiet })
    end = Math.max(end, write(sheet, String(value), { ...room, y: below + 1, face: 'strong' }))
    x += Number(width)
  }
  return end
}

function parties(sheet: Sheet, y: number): number {
  const { row, words } = sheet
  const { seller, buyer } = row
  const siren = sirenOf(seller.siren)
  const spaced = siren.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')
  const legal =
    seller.legalForm && seller.capital ? words.capital(seller.legalForm, seller.capital) : seller.legalForm
  const numbers = (label: string, number: string) => (number === '' ? '' : `${label} ${number}`)
  const left = party(sheet, { label: words.seller, name: seller.name, x: page.left, y }, [
    legal,
    ...addressLines(seller),
    numbers(words.siren, spaced || seller.siren),
    seller.rcsCity && siren ? words.rcs(seller.rcsCity, spaced) : '',
    numbers(words.vat, seller.vatNumber),
    seller.email,
  ])
  const person = buyer.person === buyer.name ? '' : buyer.person
  const right = party(sheet, { label: words.buyer, name: buyer.name, x: middle, y }, [
    person,
    ...addressLines(buyer),
    countryName(buyer.country, row.language),
    numbers(buyer.siret.replaceAll(/\s/g, '').length === 9 ? words.siren : words.siret, buyer.siret),
    numbers(words.vat, buyer.vatNumber),
  ])
  return Math.max(left, right)
}

const addressLines = ({ address, zipCode, city }: { address: string; zipCode: string; city: string }) => [
  address,
  `${zipCode} ${city}`.trim(),
]

/** At home nobody names the country. */
function countryName(code: string, language: 'fr' | 'en'): string {
  const upper = code.toUpperCase()
  if (upper === 'FR' || !/^[A-Z]{2}$/.test(upper)) return ''
  return new Intl.DisplayNames([language], { type: 'region' }).of(upper) ?? upper
}

interface Party {
  readonly label: string
  readonly name: string
  readonly x: number
  readonly y: number
}

function party(sheet: Sheet, { label, name, x, y }: Party, said: readonly string[]): number {
  const room = { x, width: middle - page.left - 24 }
  let end = write(sheet, label, { ...room, y, size: 8, color: quiet })
  end = write(sheet, name, { ...room, y: end + 1, size: 11, face: 'strong' })
  for (const words of said) if (words !== '') end = write(sheet, words, { ...room, y: end, color: ink2 })
  return end
}

/** A page of its own where what comes does not fit any more. */
function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= page.bottom) return y
  sheet.pdf.addPage({ size: 'A4', margin: 0 })
  return page.top
}

function lines(sheet: Sheet, start: number): number {
  let y = lineHeads(sheet, start)
  for (const line of sheet.figures.lines) {
    const before = y
    y = room(sheet, y, 34)
    if (y < before) y = lineHeads(sheet, y)
    y = oneLine(sheet, line, y)
  }
  return y
}

function lineHeads({ pdf, words }: Sheet, y: number): number {
  const head = { y, size: 8, color: quiet }
  write({ pdf }, words.line, { ...head, x: page.left, width: 220 })
  write({ pdf }, words.quantity, {
    ...head,
    x: columns.quantity - 10,
    width: columns.unit - columns.quantity,
    align: 'right',
  })
  write({ pdf }, words.unit, {
    ...head,
    x: columns.unit,
    width: columns.amount - columns.unit,
    align: 'right',
  })
  write({ pdf }, words.amount, {
    ...head,
    x: columns.amount,
    width: page.right - columns.amount,
    align: 'right',
  })
  rule(pdf, y + 16, ink, 1)
  return y + 16
}

function oneLine(sheet: Sheet, line: BillFigures['lines'][number], y: number): number {
  const { pdf, row, money } = sheet
  const at = { y: y + 9 }
  const words = line.words[row.language] || line.words.fr
  const end = write(sheet, words, {
    ...at,
    x: page.left,
    width: columns.quantity - page.left - 12,
    face: 'strong',
  })
  const right = { ...at, align: 'right', color: ink2 } as const
  write(sheet, String(line.quantity), {
    ...right,
    x: columns.quantity - 10,
    width: columns.unit - columns.quantity,
  })
  write(sheet, money(line.unitCents), {
    ...right,
    x: columns.unit,
    width: columns.amount - columns.unit,
  })
  write(sheet, money(line.cents), {
    ...right,
    color: ink,
    x: columns.amount,
    width: page.right - columns.amount,
  })
  rule(pdf, end + 6)
  return end + 6
}

const longestBeside = 14

function totals(sheet: Sheet, start: number): void {
  const { pdf, row, figures, words, money } = sheet
  const percent = percentInWords(figures.taxPercent, row.language)
  const isNote = row.kind === 'creditNote'
  const sums: [label: string, value: string][] = [[words.net, money(figures.net)]]
  if (figures.reduction !== 0) {
    const { code = '' } = row.amounts
    // A code may be as long as the line: then it stands on one of its own.
    const isLong = code.length > longestBeside
    const label = code === '' || isLong ? words.reduction : `${words.reduction}, ${words.code(code)}`
    sums.push([label, money(-figures.reduction)])
    if (isLong) sums.push([words.code(code), ''])
    sums.push([words.taxed, money(figures.taxed)])
  }
  sums.push([figures.category === 'O' ? words.noTax : words.tax(percent), money(figures.tax)])
  let y = room(sheet, start + 12, sums.length * 17 + 76)
  closing(sheet, y)
  const from = page.right - 236
  const pair = (label: string, value: string, size = 9.5, face: Face = 'text') => {
    const color = face === 'text' ? ink2 : ink
    write(sheet, label, { x: from, y, width: value === '' ? page.right - from : 170, size, face, color })
    const shared = { x: from + 100, y, width: page.right - from - 100, size, align: 'right' } as const
    y = write(sheet, value || ' ', { ...shared, face, color: ink }) + 2
  }
  for (const [label, value] of sums) pair(label, value)
  y += 4
  rule(pdf, y, ink, 1, from)
  y += 8
  write(sheet, isNote ? words.toGive : words.gross, {
    x: from,
    y: y + 4,
    width: 130,
    size: 10.5,
    face: 'strong',
  })
  write(sheet, money(figures.gross), {
    x: from + 100,
    y,
    width: page.right - from - 100,
    size: 17,
    face: 'title',
    align: 'right',
  })
  y += 30
  if (!isNote) {
    pair(words.paid, money(figures.paid))
    pair(words.leftToPay, money(figures.due), 9.5, 'strong')
  }
}

/** Beside the sums: whether it is paid or was never to be given back, and why there is no tax where there is none. */
function closing(sheet: Sheet, start: number): void {
  const { row, mended, words, day } = sheet
  const place = { x: page.left, width: 208 }
  const paidOn = row.paidAt && localTimeOf(row.paidAt, 'Europe/Paris').slice(0, 10)
  let y = start
  if (mended?.cancelledAt) y = write(sheet, words.neverPaid, { ...place, y, face: 'strong' })
  else if (row.kind === 'creditNote')
    y = write(sheet, words.given, { ...place, y, face: 'strong', color: done })
  else if (paidOn) {
    const settled = words.settled(day(paidOn), words.inSentence[row.means])
    y = write(sheet, settled, { ...place, y, face: 'strong', color: done })
  } else if (row.means === 'debit') y = write(sheet, words.willBeDebited, { ...place, y, face: 'strong' })
  if (row.taxReason)
    write(sheet, words.reasons[row.taxReason], { ...place, y: y + 8, size: 8.5, color: ink2 })
}

/** At the foot of the last page what has to be said to businesses, and on each who sells, with its number. */
function feet(sheet: Sheet): void {
  const { pdf, row, words } = sheet
  const { count } = pdf.bufferedPageRange()
  const { seller } = row
  for (let nth = 0; nth < count; nth++) {
    pdf.switchToPage(nth)
    const small = { x: page.left, width: page.width, size: 7.5, color: quiet }
    if (nth === count - 1) {
      let y = 700
      // Nothing of a credit note is owed, so nothing of it can be late.
      const isNote = row.kind === 'creditNote'
      for (const mentions of words.mentions)
        y = write(sheet, (isNote ? mentions.slice(0, 1) : mentions).join(' '), { ...small, y }) + 2
    }
    rule(pdf, 774)
    const address = `${seller.address}, ${seller.zipCode} ${seller.city}`
    const who = [seller.name, address, seller.email, seller.phone].filter((one) => one.trim() !== '')
    write(sheet, who.join('  ·  '), { ...small, y: 782, width: page.width - 90 })
    write(sheet, words.page(nth + 1, count), { ...small, y: 782, align: 'right' })
  }
}
