import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './bill-figures.ts'
import { amountInWords, dayInWords } from './bill-words.ts'
import { drawBill } from './draw-bill.ts'
import { euros, facturX } from './factur-x.ts'
import type { BillRow } from './queries/list-bills.ts'
import { isUnwritable } from './unwritable.ts'

const paidAt = new Date('2026-03-01T10:00:00Z')
const sample: BillRow = {
  id: 1,
  number: 'F2026-00012',
  series: 'F',
  year: 2026,
  sequence: 12,
  kind: 'bill',
  correctsId: null,
  accountId: 1,
  paymentId: 1,
  issuedOn: '2026-03-01',
  issuedAt: paidAt,
  language: 'fr',
  seller: {
    name: 'Postelier & Cie',
    brand: 'Postelier',
    legalForm: 'SAS',
    capital: '10 000 €',
    address: '5, place des Terreaux',
    zipCode: '69001',
    city: 'Lyon',
    siren: '732 829 320',
    vatNumber: 'FR44 732829320',
    rcsCity: 'Lyon',
    email: 'bonjour@postelier.fr',
    phone: '',
    publicationDirector: '',
    host: '',
    creditorId: '',
  },
  buyer: {
    name: 'Maison <Verdier> 猫',
    person: 'Hélène Verdier',
    address: '12, rue Burdeau',
    zipCode: '69001',
    city: 'Lyon',
    country: 'FR',
    siret: '73282932000074',
    vatNumber: '',
    email: 'helene@maisonverdier.fr',
    language: 'fr',
  },
  lines: [
    { words: { fr: '100 crédits', en: '100 credits' }, quantity: 2, unitCents: 15_900, cents: 31_800 },
    { words: { fr: 'Jours non utilisés', en: 'Unused days' }, quantity: 1, unitCents: -1_801, cents: -1_801 },
  ],
  amounts: { net: 29_999, reduction: 3_000, taxPercent: 20, tax: 5_400, gross: 32_399 },
  taxReason: null,
  periodStart: null,
  periodEnd: null,
  means: 'card',
  dueOn: '2026-03-01',
  paidAt,
  cancelledAt: null,
  grossCents: 32_399,
}
const plan = { periodStart: '2026-03-01', periodEnd: '2026-03-31' }
const reverseCharge: BillRow = {
  ...sample,
  ...plan,
  means: 'debit',
  cancelledAt: null,
  paidAt: null,
  taxReason: 'reverseCharge',
  buyer: { ...sample.buyer, country: 'DE', vatNumber: 'DE123456789', siret: '' },
  amounts: { net: 29_999, reduction: 0, taxPercent: 0, tax: 0, gross: 29_999 },
}
const note: BillRow = {
  ...sample,
  number: 'A2026-00001',
  kind: 'creditNote',
  lines: sample.lines.map((line) => ({ ...line, unitCents: -line.unitCents, cents: -line.cents })),
  amounts: { net: -29_999, reduction: -3_000, taxPercent: 20, tax: -5_400, gross: -32_399 },
}
const mended = { number: sample.number, issuedOn: sample.issuedOn, cancelledAt: null }

/** Elements of an XML text in their order, with where they stand; unequal tags are refused. */
function read(xml: string): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = []
  const open: string[] = []
  for (const [, close, name = '', , alone, text = ''] of xml.matchAll(
    /<(\/?)([a-z]+:[A-Za-z]+)((?:\s[^<>]*?)?)(\/?)>([^<]*)/g,
  )) {
    if (close) {
      expect(open.pop()).toBe(name)
      continue
    }
    open.push(name)
    found.push({ path: open.slice(1).join('/').replaceAll(/\w+:/g, ''), text: text.trim() })
    if (alone) open.pop()
  }
  expect(open).toEqual([])
  return found
}
const textAt = (xml: string, end: string) => read(xml).find(({ path }) => path.endsWith(end))?.text

/** Children in the order of Cross Industry Invoice D16B, as far as the profile has them. */
const order: Readonly<Record<string, string>> = {
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  SellerTradeParty:
    'ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  BuyerTradeParty:
    'ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration',
  PostalTradeAddress: 'PostcodeCode LineOne LineTwo LineThree CityName CountryID',
  ApplicableHeaderTradeSettlement:
    'CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode PayeeTradeParty SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  ApplicableTradeTax:
    'CalculatedAmount TypeCode ExemptionReason BasisAmount LineTotalBasisAmount AllowanceChargeBasisAmount CategoryCode ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent',
  SpecifiedTradeAllowanceCharge:
    'ChargeIndicator SequenceNumeric CalculationPercent BasisAmount BasisQuantity ActualAmount ReasonCode Reason CategoryTradeTax',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
}

describe('the data of a bill', () => {
  it.each([
    ['a bill', sample, null],
    ['reverse charge', reverseCharge, null],
    ['outside of the Union', { ...sample, taxReason: 'export' } as BillRow, null],
    ['a credit note', note, mended],
  ] as const)('is in the order of the schema, of %s', (_name, row, of) => {
    const elements = read(facturX(row, of))
    for (const [parent, names] of Object.entries(order)) {
      const wanted = names.split(' ')
      const groups = Object.values(
        Object.groupBy(
          elements.flatMap(({ path }, index) => {
            const [above, name] = path.split('/').slice(-2)
            const from = elements.slice(0, index).findLastIndex((one) => one.path.endsWith(parent))
            return above === parent && name !== undefined ? [{ from, at: wanted.indexOf(name) }] : []
          }),
          ({ from }) => from,
        ),
      )
      for (const group of groups) {
        const places = group?.map(({ at }) => at) ?? []
        expect(Math.min(...places), parent).toBeGreaterThanOrEqual(0)
        expect(places, parent).toEqual(places.toSorted((a, b) => a - b))
      }
    }
    const codes = elements.filter(({ path }) => path.endsWith('SubjectCode')).map(({ text }) => text)
    expect(codes).toEqual(['PMT', 'PMD', 'AAB', 'REG'])
  })

  it('says who, how much and under which rule', () => {
    const paid = facturX(sample, null)
    expect(textAt(paid, 'BusinessProcessSpecifiedDocumentContextParameter/ID')).toBe('S2')
    expect(textAt(paid, 'SellerTradeParty/SpecifiedLegalOrganization/ID')).toBe('732829320')
    expect(textAt(paid, 'SellerTradeParty/SpecifiedTaxRegistration/ID')).toBe('FR44732829320')
    expect(textAt(paid, 'BuyerTradeParty/URIUniversalCommunication/URIID')).toBe('732829320')
    expect(textAt(paid, 'BuyerTradeParty/Name')).toBe('Maison &lt;Verdier&gt; 猫')
    expect(textAt(paid, 'TotalPrepaidAmount')).toBe('323.99')
    expect(textAt(paid, 'DuePayableAmount')).toBe('0.00')
    expect(textAt(paid, 'SpecifiedTradeAllowanceCharge/Reason')).toBe('Réduction')
    const byCode = facturX({ ...sample, amounts: { ...sample.amounts, code: 'NOEL20' } }, null)
    expect(textAt(byCode, 'SpecifiedTradeAllowanceCharge/Reason')).toBe('Réduction · NOEL20')
    const pending = facturX(reverseCharge, null)
    expect(textAt(pending, 'BusinessProcessSpecifiedDocumentContextParameter/ID')).toBe('S1')
    expect(textAt(pending, 'ApplicableTradeTax/ExemptionReasonCode')).toBe('VATEX-EU-AE')
    expect(textAt(pending, 'BuyerTradeParty/SpecifiedTaxRegistration/ID')).toBe('DE123456789')
    expect(textAt(pending, 'BillingSpecifiedPeriod/EndDateTime/DateTimeString')).toBe('20260331')
    expect(textAt(pending, 'DuePayableAmount')).toBe('299.99')
    const credited = facturX(note, mended)
    expect(textAt(credited, 'ExchangedDocument/TypeCode')).toBe('381')
    expect(textAt(credited, 'GrandTotalAmount')).toBe('323.99')
    expect(textAt(credited, 'InvoiceReferencedDocument/IssuerAssignedID')).toBe('F2026-00012')
    const outside = facturX({ ...sample, taxReason: 'export' }, null)
    expect(textAt(outside, 'ApplicableTradeTax/CategoryCode')).toBe('O')
    expect(outside).not.toContain('SpecifiedTaxRegistration')
    expect(outside).not.toContain('RateApplicablePercent')
  })

  const amounts = fc.record({
    prices: fc.array(
      fc.record({ unit: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    ),
    off: fc.integer({ min: 0, max: 100 }),
    percent: fc.constantFrom(20, 5.5, 0),
    isNote: fc.boolean(),
  })
  it('adds up to the cent', () => {
    fc.assert(
      fc.property(amounts, ({ prices, off, percent, isNote }) => {
        const way = isNote ? -1 : 1
        const lines = prices.map(({ unit, quantity }) => ({
          words: { fr: 'a', en: 'a' },
          quantity,
          unitCents: way * unit,
          cents: way * unit * quantity,
        }))
        const net = lines.reduce((sum, { cents }) => sum + cents, 0)
        const reduction = Math.trunc((net * off) / 100)
        const tax = Math.round(((net - reduction) * percent) / 100)
        const row: BillRow = {
          ...sample,
          kind: isNote ? 'creditNote' : 'bill',
          lines,
          amounts: { net, reduction, taxPercent: percent, tax, gross: net - reduction + tax },
        }
        const elements = read(facturX(row, isNote ? mended : null))
        const all = (end: string) =>
          elements
            .filter(({ path }) => path.endsWith(end))
            .map(({ text }) => {
              expect(text).toMatch(/^-?\d+\.\d\d$/)
              return Number(text.replace('.', ''))
            })
        const one = (end: string) => all(`HeaderMonetarySummation/${end}`)[0] ?? 0
        const sum = all('LineTotalAmount').slice(0, lines.length)
        expect(sum.reduce((added, cents) => added + cents, 0)).toBe(one('LineTotalAmount'))
        expect(one('LineTotalAmount') - one('AllowanceTotalAmount')).toBe(one('TaxBasisTotalAmount'))
        expect(one('TaxBasisTotalAmount') + one('TaxTotalAmount')).toBe(one('GrandTotalAmount'))
        expect(one('GrandTotalAmount') - one('TotalPrepaidAmount')).toBe(one('DuePayableAmount'))
        expect(one('GrandTotalAmount')).toBe(figuresOf(row).gross)
        expect(one('GrandTotalAmount')).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('writes cents without a fraction, and amounts and days as they are read', () => {
    expect([euros(0), euros(5), euros(-1_801), euros(123_456_789)]).toEqual([
      '0.00',
      '0.05',
      '-18.01',
      '1234567.89',
    ])
    expect(amountInWords(123_456_789, 'fr')).toBe('1\u00a0234\u00a0567,89\u00a0€')
    expect(amountInWords(-123_456, 'en')).toBe('−€1,234.56')
    expect(dayInWords('2026-03-01', 'fr')).toBe('1er\u00a0mars 2026')
    expect(dayInWords('2026-03-11', 'en')).toBe('11\u00a0March 2026')
  })
})

describe('the document of a bill', () => {
  it('has letters for names of Europe, and none for other scripts', () => {
    for (const name of ['Façade & Œuvre – Łódź, Ñandú', "L'Atelier n° 2 « à côté » €"])
      expect(isUnwritable(name)).toBe(false)
    for (const name of ['مخبز الشرق', 'パン屋', 'Fournil 🥖', 'Пекарня'])
      expect(isUnwritable(name)).toBe(true)
  })

  it('is always the same file', async () => {
    const [one, other] = await Promise.all([drawBill(sample, null), drawBill(sample, null)])
    expect(one.equals(other)).toBe(true)
  })

  it.each([
    ['fr', 1],
    ['en', 26],
  ] as const)('has what a file to be kept must have: %s, lines times %i', async (language, times) => {
    const lines = Array.from({ length: times }, () => sample.lines).flat()
    const row = { ...sample, language, lines }
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
