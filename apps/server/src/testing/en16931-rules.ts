import { allAt, readXml, textAt, type XmlElement } from './read-xml.ts'

/**
 * Rules of EN 16931 that a schema cannot say, by their names in the standard, as far as they concern what is sold here: one
 * rate a bill, reductions of the whole. Read from the text alone, without anything of what wrote it.
 */
export function brokenRules(xml: string): readonly string[] {
  const bill = billOf(readXml(xml))
  return Object.entries(rules).flatMap(([name, holds]) => (holds(bill) ? [] : [name]))
}

/** Amounts as whole cents; more than two decimals are no amount (BR-DEC). */
function cents(amount: string): number {
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) return Number.NaN
  const [whole = '', part = ''] = amount.split('.')
  const both = Number(`${whole.replace('-', '')}${part.padEnd(2, '0')}`)
  return amount.startsWith('-') ? -both : both
}

type Bill = ReturnType<typeof billOf>

function billOf(root: XmlElement) {
  const deal = 'SupplyChainTradeTransaction'
  const settlement = `${deal}/ApplicableHeaderTradeSettlement`
  const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`
  const taxes = allAt(root, `${settlement}/ApplicableTradeTax`)
  const party = (name: string) => `${deal}/ApplicableHeaderTradeAgreement/${name}TradeParty`
  const lines = allAt(root, `${deal}/IncludedSupplyChainTradeLineItem`)
  const allowances = allAt(root, `${settlement}/SpecifiedTradeAllowanceCharge`)
  const sumOf = (from: readonly XmlElement[], path: string) =>
    from.reduce((sum, one) => sum + cents(textAt(one, path)), 0)
  return {
    lines,
    allowances,
    taxes,
    says: (path: string) => textAt(root, path) !== '',
    settles: (path: string) => textAt(root, `${settlement}/${path}`),
    settlesAll: (path: string) => allAt(root, `${settlement}/${path}`),
    ofSeller: (path: string) => textAt(root, `${party('Seller')}/${path}`),
    ofBuyer: (path: string) => textAt(root, `${party('Buyer')}/${path}`),
    sum: (path: string) => cents(textAt(root, `${sums}/${path}`)),
    has: (path: string) => allAt(root, `${sums}/${path}`).length > 0,
    linesCents: sumOf(
      lines,
      `${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    ),
    allowancesCents: sumOf(allowances, 'ActualAmount'),
    taxesCents: sumOf(taxes, 'CalculatedAmount'),
    isNote: textAt(root, 'ExchangedDocument/TypeCode') === '381',
    categories: new Set([
      ...lines.map((line) => textAt(line, `${lineTax}/CategoryCode`)),
      ...allowances.map((one) => textAt(one, 'CategoryTradeTax/CategoryCode')),
    ]),
  }
}

const lineSettlement = 'SpecifiedLineTradeSettlement'
const lineTax = `${lineSettlement}/ApplicableTradeTax`
const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'
const taxNumber = 'SpecifiedTaxRegistration/ID'
const company = 'SpecifiedLegalOrganization/ID'
const country = 'PostalTradeAddress/CountryID'

const everyLine = (path: string) => (bill: Bill) => bill.lines.every((line) => textAt(line, path) !== '')
const everyTax = (path: string) => (bill: Bill) => bill.taxes.every((tax) => textAt(tax, path) !== '')
const isEuropean = (number: string) => number === '' || /^(?:[A-Z]{2}|EL)[A-Z0-9]+$/.test(number)

/** Holds for bills of that category of tax, and has nothing to say of others. */
const of = (category: string, holds: (bill: Bill) => boolean) => (bill: Bill) =>
  !bill.categories.has(category) || holds(bill)
const breakdowns = (bill: Bill, category: string) =>
  bill.taxes.filter((tax) => textAt(tax, 'CategoryCode') === category)
const oneOf = (category: string) => of(category, (bill) => breakdowns(bill, category).length === 1)
/** Of one category a bill, its basis is all lines less what was taken off. */
const basisOf = (category: string) =>
  of(category, (bill) =>
    breakdowns(bill, category).every(
      (tax) => cents(textAt(tax, 'BasisAmount')) === bill.linesCents - bill.allowancesCents,
    ),
  )
const rates = (bill: Bill) => [
  ...bill.lines.map((line) => textAt(line, `${lineTax}/RateApplicablePercent`)),
  ...bill.allowances.map((one) => textAt(one, 'CategoryTradeTax/RateApplicablePercent')),
]
const without = (category: string) =>
  of(category, (bill) =>
    breakdowns(bill, category).every((tax) => cents(textAt(tax, 'CalculatedAmount')) === 0),
  )
const reason = (category: string) =>
  of(category, (bill) =>
    breakdowns(bill, category).every(
      (tax) => `${textAt(tax, 'ExemptionReason')}${textAt(tax, 'ExemptionReasonCode')}` !== '',
    ),
  )
const noReason = (category: string) =>
  of(category, (bill) =>
    breakdowns(bill, category).every(
      (tax) => `${textAt(tax, 'ExemptionReason')}${textAt(tax, 'ExemptionReasonCode')}` === '',
    ),
  )

const rules: Readonly<Record<string, (bill: Bill) => boolean>> = {
  'BR-01': ({ says }) => says('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
  'BR-02': ({ says }) => says('ExchangedDocument/ID'),
  'BR-03': ({ says }) => says('ExchangedDocument/IssueDateTime/DateTimeString'),
  'BR-04': ({ says }) => says('ExchangedDocument/TypeCode'),
  'BR-05': ({ settles }) => settles('InvoiceCurrencyCode') === 'EUR',
  'BR-06': ({ ofSeller }) => ofSeller('Name') !== '',
  'BR-07': ({ ofBuyer }) => ofBuyer('Name') !== '',
  'BR-08 BR-09': ({ ofSeller }) => ofSeller(country) !== '',
  'BR-10 BR-11': ({ ofBuyer }) => ofBuyer(country) !== '',
  'BR-12': ({ has }) => has('LineTotalAmount'),
  'BR-13': ({ has }) => has('TaxBasisTotalAmount'),
  'BR-14': ({ has }) => has('GrandTotalAmount'),
  'BR-15': ({ has }) => has('DuePayableAmount'),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': everyLine('AssociatedDocumentLineDocument/LineID'),
  'BR-22': everyLine('SpecifiedLineTradeDelivery/BilledQuantity'),
  'BR-23': ({ lines }) =>
    lines.every((line) => allAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.attributes.unitCode),
  'BR-24': everyLine(`${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`),
  'BR-25': everyLine('SpecifiedTradeProduct/Name'),
  'BR-26': everyLine(price),
  'BR-27': ({ lines }) => lines.every((line) => cents(textAt(line, price)) >= 0),
  'BR-29': ({ settles }) =>
    settles('BillingSpecifiedPeriod/StartDateTime/DateTimeString') <=
    settles('BillingSpecifiedPeriod/EndDateTime/DateTimeString'),
  'BR-31 BR-32 BR-33': ({ allowances }) =>
    allowances.every((one) =>
      ['ActualAmount', 'CategoryTradeTax/CategoryCode', 'Reason'].every((path) => textAt(one, path) !== ''),
    ),
  'BR-45': everyTax('BasisAmount'),
  'BR-46': everyTax('CalculatedAmount'),
  'BR-47': everyTax('CategoryCode'),
  'BR-48': ({ taxes }) =>
    taxes.every((tax) => textAt(tax, 'CategoryCode') === 'O' || textAt(tax, 'RateApplicablePercent') !== ''),
  'BR-49': ({ settlesAll }) =>
    settlesAll('SpecifiedTradeSettlementPaymentMeans').every((one) => textAt(one, 'TypeCode') !== ''),
  'BR-55': ({ settlesAll }) =>
    settlesAll('InvoiceReferencedDocument').every((one) => textAt(one, 'IssuerAssignedID') !== ''),
  'BR-CO-04': everyLine(`${lineTax}/CategoryCode`),
  'BR-CO-09': ({ ofSeller, ofBuyer }) => isEuropean(ofSeller(taxNumber)) && isEuropean(ofBuyer(taxNumber)),
  'BR-CO-10': ({ linesCents, sum }) => sum('LineTotalAmount') === linesCents,
  'BR-CO-11': ({ allowancesCents, sum, has }) =>
    (has('AllowanceTotalAmount') ? sum('AllowanceTotalAmount') : 0) === allowancesCents,
  'BR-CO-13': ({ linesCents, allowancesCents, sum }) =>
    sum('TaxBasisTotalAmount') === linesCents - allowancesCents,
  'BR-CO-14': ({ taxesCents, sum }) => sum('TaxTotalAmount') === taxesCents,
  'BR-CO-15': ({ sum }) => sum('GrandTotalAmount') === sum('TaxBasisTotalAmount') + sum('TaxTotalAmount'),
  'BR-CO-16': ({ sum }) => sum('DuePayableAmount') === sum('GrandTotalAmount') - sum('TotalPrepaidAmount'),
  // Of a part that was given back, the tax is what is left of the sum with tax: the standard's check lets less than a euro pass.
  'BR-CO-17': ({ taxes, isNote }) =>
    taxes.every((tax) => {
      const rate = Number(textAt(tax, 'RateApplicablePercent') || '0')
      const wanted = Math.round((cents(textAt(tax, 'BasisAmount')) * rate) / 100)
      return Math.abs(cents(textAt(tax, 'CalculatedAmount')) - wanted) <= (isNote ? 2 : 0)
    }),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': ({ settles, sum }) =>
    sum('DuePayableAmount') <= 0 ||
    settles('SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString') !== '',
  'BR-CO-26': ({ ofSeller }) => ofSeller(taxNumber) !== '' || ofSeller(company) !== '',
  'BR-S-01': oneOf('S'),
  'BR-S-02': of('S', ({ ofSeller }) => ofSeller(taxNumber) !== ''),
  'BR-S-05': of('S', (bill) => rates(bill).every((rate) => Number(rate) > 0)),
  'BR-S-08': basisOf('S'),
  'BR-S-10': noReason('S'),
  'BR-AE-01': oneOf('AE'),
  'BR-AE-02': of(
    'AE',
    ({ ofSeller, ofBuyer }) =>
      ofSeller(taxNumber) !== '' && `${ofBuyer(taxNumber)}${ofBuyer(company)}` !== '',
  ),
  'BR-AE-05': of('AE', (bill) => rates(bill).every((rate) => rate !== '' && Number(rate) === 0)),
  'BR-AE-08': basisOf('AE'),
  'BR-AE-09': without('AE'),
  'BR-AE-10': reason('AE'),
  'BR-O-01': oneOf('O'),
  'BR-O-02': of('O', ({ ofSeller, ofBuyer }) => `${ofSeller(taxNumber)}${ofBuyer(taxNumber)}` === ''),
  'BR-O-05': of('O', (bill) => rates(bill).every((rate) => rate === '')),
  'BR-O-08': basisOf('O'),
  'BR-O-09': without('O'),
  'BR-O-10': reason('O'),
  'BR-O-11': of('O', ({ taxes }) => taxes.length === 1),
  'BR-Z-01': oneOf('Z'),
  'BR-Z-02': of('Z', ({ ofSeller }) => ofSeller(taxNumber) !== ''),
  'BR-Z-05': of('Z', (bill) => rates(bill).every((rate) => rate !== '' && Number(rate) === 0)),
  'BR-Z-08': basisOf('Z'),
  'BR-Z-09': without('Z'),
  'BR-Z-10': noReason('Z'),
}
