import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditNote, mended, paidByCard, reverseCharge } from '../../testing/bill-rows.ts'
import { brokenRules } from '../../testing/en16931-rules.ts'
import { againstSchema } from '../../testing/factur-x-schema.ts'
import { allAt, readXml, textAt } from '../../testing/read-xml.ts'
import { figuresOf } from './bill-figures.ts'
import { euros, facturX } from './factur-x.ts'
import type { BillRow } from './queries/list-bills.ts'

const outside: BillRow = {
  ...paidByCard,
  taxReason: 'export',
  buyer: { ...paidByCard.buyer, country: 'CH', siret: '', vatNumber: 'CHE123456788' },
  amounts: { ...paidByCard.amounts, taxPercent: 0, tax: 0, gross: 26_999 },
}
const whole: BillRow = {
  ...paidByCard,
  lines: paidByCard.lines.slice(0, 1),
  amounts: { net: 31_800, reduction: 0, taxPercent: 20, tax: 6_360, gross: 38_160 },
}
const kinds = {
  'twenty percent': whole,
  'with something taken off, by a code': {
    ...paidByCard,
    amounts: { ...paidByCard.amounts, code: 'NOËL & <20>' },
  },
  'a plan, its debit on the way': {
    ...whole,
    ...{ means: 'debit', paidAt: null, periodStart: '2026-03-01', periodEnd: '2026-03-31' },
  },
  'reverse charge': reverseCharge,
  'outside of the Union': outside,
  'a credit note': creditNote,
  'a credit note of a part, without tax': {
    ...creditNote,
    taxReason: 'reverseCharge',
    buyer: reverseCharge.buyer,
    lines: [{ words: { fr: 'Avoir', en: 'Refund' }, quantity: 1, unitCents: -1, cents: -1 }],
    amounts: { net: -1, reduction: 0, taxPercent: 0, tax: 0, gross: -1 },
  },
  'all of it taken off': {
    ...whole,
    amounts: { net: 31_800, reduction: 31_800, taxPercent: 20, tax: 0, gross: 0 },
  },
  'of a seller with a mail and a telephone, in English': {
    ...whole,
    language: 'en',
    seller: { ...whole.seller, phone: '+33 4 78 00 00 00' },
  },
  'with letters of all kinds': {
    ...whole,
    buyer: { ...whole.buyer, name: 'مخبز "Ål & Żółć" <b>猫</b> \u0001\ud800', address: '', zipCode: ' ' },
    lines: whole.lines.map((line) => ({ ...line, words: { fr: 'L’été à 50 % — « Œuf » 🥖', en: '' } })),
  },
} satisfies Record<string, BillRow>
const written = Object.entries(kinds).map(([name, row]) => ({
  name,
  xml: facturX(row, row.kind === 'creditNote' ? mended : null),
}))

describe('the data of a bill', () => {
  it('is valid by the published schema of its profile, whatever kind of bill it is', async () => {
    expect(await againstSchema(written)).toEqual([])
  })

  it('is refused by the schema where something is wrong, and by nothing that is right', async () => {
    const good = facturX(whole, null)
    const wrong = {
      'no order': good.replace(
        /(\s*<ram:ID>F2026.*<\/ram:ID>)(\s*<ram:TypeCode>380<\/ram:TypeCode>)/,
        '$2$1',
      ),
      'no number': good.replace(/<ram:ID>F2026.*<\/ram:ID>/, ''),
      'no such element': good.replaceAll('ram:CityName', 'ram:Town'),
      'no such code': good.replace('udt:Indicator', 'udt:Flag').replace('format="102"', 'form="102"'),
      'no amount': good.replace('>318.00<', '>318,00<'),
    }
    const said = await againstSchema([
      { name: 'right', xml: good },
      ...Object.entries(wrong).map(([name, xml]) => ({ name, xml })),
    ])
    for (const name of Object.keys(wrong)) expect(said.join('\n'), name).toContain(name)
    expect(said.join('\n')).not.toContain('right')
  })

  it.each(written)('keeps the rules of the standard: $name', ({ xml }) => {
    expect(brokenRules(xml)).toEqual([])
  })

  it.each([
    ['BR-CO-10', whole, (xml: string) => xml.replace('LineTotalAmount>318.00', 'LineTotalAmount>317.99')],
    ['BR-CO-17', whole, (xml: string) => xml.replaceAll('63.60<', '63.61<').replaceAll('381.60<', '381.61<')],
    ['BR-S-02', { ...whole, seller: { ...whole.seller, vatNumber: '' } }, (xml: string) => xml],
    ['BR-O-02', outside, (xml: string) => xml.replace('</ram:BuyerTradeParty>', `${number}$&`)],
    ['BR-AE-10', reverseCharge, (xml: string) => xml.replaceAll(/<ram:ExemptionReason(Code)?>.*/g, '')],
    ['BR-27', whole, (xml: string) => xml.replace('ChargeAmount>159', 'ChargeAmount>-159')],
  ] as const)('breaks the rule %s where that is so', (rule, row, spoil) => {
    expect(brokenRules(spoil(facturX(row, null)))).toContain(rule)
  })

  it('says who, how much and under which rule', () => {
    const read = (row: BillRow, of: typeof mended | null = null) => {
      const root = readXml(facturX(row, of))
      const [deal = root] = allAt(root, 'SupplyChainTradeTransaction')
      return {
        says: (path: string) => textAt(root, path),
        agrees: (path: string) => textAt(deal, `ApplicableHeaderTradeAgreement/${path}`),
        settles: (path: string) => textAt(deal, `ApplicableHeaderTradeSettlement/${path}`),
      }
    }
    const process = 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'
    const sums = 'SpecifiedTradeSettlementHeaderMonetarySummation'
    const paid = read(paidByCard)
    expect(paid.says(process)).toBe('S2')
    expect(paid.agrees('SellerTradeParty/SpecifiedLegalOrganization/ID')).toBe('732829320')
    expect(paid.agrees('SellerTradeParty/SpecifiedTaxRegistration/ID')).toBe('FR44732829320')
    expect(paid.agrees('BuyerTradeParty/URIUniversalCommunication/URIID')).toBe('732829320')
    expect(paid.agrees('BuyerTradeParty/Name')).toBe('Maison &lt;Verdier&gt; 猫')
    expect(paid.settles(`${sums}/TotalPrepaidAmount`)).toBe('323.99')
    expect(paid.settles(`${sums}/DuePayableAmount`)).toBe('0.00')
    expect(paid.settles('SpecifiedTradeAllowanceCharge/Reason')).toBe('Réduction')
    const byCode = read({ ...paidByCard, amounts: { ...paidByCard.amounts, code: 'NOEL20' } })
    expect(byCode.settles('SpecifiedTradeAllowanceCharge/Reason')).toBe('Réduction · NOEL20')
    const notes = allAt(readXml(facturX(paidByCard, null)), 'ExchangedDocument/IncludedNote/SubjectCode')
    expect(notes.map(({ text }) => text)).toEqual(['PMT', 'PMD', 'AAB', 'REG'])
    const pending = read(reverseCharge)
    expect(pending.says(process)).toBe('S1')
    expect(pending.settles('ApplicableTradeTax/ExemptionReasonCode')).toBe('VATEX-EU-AE')
    expect(pending.agrees('BuyerTradeParty/SpecifiedTaxRegistration/ID')).toBe('DE123456789')
    expect(pending.settles('BillingSpecifiedPeriod/EndDateTime/DateTimeString')).toBe('20260331')
    expect(pending.settles(`${sums}/DuePayableAmount`)).toBe('299.99')
    const credited = read(creditNote, mended)
    expect(credited.says('ExchangedDocument/TypeCode')).toBe('381')
    expect(credited.settles(`${sums}/GrandTotalAmount`)).toBe('323.99')
    expect(credited.settles('InvoiceReferencedDocument/IssuerAssignedID')).toBe('F2026-00012')
    expect(read(outside).settles('ApplicableTradeTax/CategoryCode')).toBe('O')
  })

  const amounts = fc.record({
    prices: fc.array(
      fc.record({ unit: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { minLength: 1, maxLength: 20 },
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
        const tax = way * Math.round((Math.abs(net - reduction) * percent) / 100)
        const row: BillRow = {
          ...paidByCard,
          kind: isNote ? 'creditNote' : 'bill',
          lines,
          amounts: { net, reduction, taxPercent: percent, tax, gross: net - reduction + tax },
        }
        const xml = facturX(row, isNote ? mended : null)
        expect(brokenRules(xml)).toEqual([])
        expect(xml).toContain(`GrandTotalAmount>${euros(figuresOf(row).gross)}<`)
      }),
    )
  })

  it('writes cents without a fraction', () => {
    expect([euros(0), euros(5), euros(-1_801), euros(123_456_789)]).toEqual([
      '0.00',
      '0.05',
      '-18.01',
      '1234567.89',
    ])
  })
})

const number =
  '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">CH1</ram:ID></ram:SpecifiedTaxRegistration>'
