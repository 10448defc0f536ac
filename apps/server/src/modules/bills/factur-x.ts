import { figuresOf, sirenOf, type TaxCategory } from './bill-figures.ts'
import { billWords, legalMentions } from './bill-words.ts'
import type { BillRow } from './queries/list-bills.ts'

/** An element with its attributes, in the order of the schema; what is null is left out. */
interface Element {
  readonly name: string
  readonly of: string | readonly (Element | null)[]
  readonly attributes?: Readonly<Record<string, string>>
}

const element = (
  name: string,
  of: Element['of'],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({
  name,
  of,
  attributes,
})
const ram = (name: string, of: Element['of'], attributes?: Readonly<Record<string, string>>) =>
  element(`ram:${name}`, of, attributes)
/** Nothing for an empty text: an element that is there says something. */
const text = (name: string, of: string, attributes?: Readonly<Record<string, string>>) =>
  of.trim() === '' ? null : ram(name, of.trim(), attributes)

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/**
 * A bill as data for the buyer's books: Cross Industry Invoice D16B in the profile EN 16931 of Factur-X. From whole cents, and
 * of the row alone, so that one bill is always the same text.
 */
export function facturX(row: BillRow, mended: Pick<BillRow, 'number' | 'issuedOn'> | null): string {
  const figures = figuresOf(row)
  const document = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        // Services that were paid before they were billed, or are still to be paid.
        ram('BusinessProcessSpecifiedDocumentContextParameter', [
          ram('ID', row.means !== 'debit' && row.paidAt !== null ? 'S2' : 'S1'),
        ]),
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', row.number),
        ram('TypeCode', row.kind === 'creditNote' ? '381' : '380'),
        ram('IssueDateTime', [day(row.issuedOn)]),
        note(legalMentions.recovery, 'PMT'),
        note(legalMentions.penalties, 'PMD'),
        note(legalMentions.discount, 'AAB'),
        note(companyWords(row), 'REG'),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...figures.lines.map((line, index) => lineOf(row, figures, line, index + 1)),
        ram('ApplicableHeaderTradeAgreement', [seller(row), buyer(row)]),
        ram(
          'ApplicableHeaderTradeDelivery',
          row.periodStart === null
            ? [ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [day(row.issuedOn)])])]
            : [],
        ),
        settlement(row, figures, mended),
      ]),
    ],
    namespaces,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document)}\n`
}

type Figures = ReturnType<typeof figuresOf>

function companyWords({ seller, language }: BillRow): string {
  const words = billWords[language]
  const capital =
    seller.legalForm && seller.capital ? words.capital(seller.legalForm, seller.capital) : seller.legalForm
  const rcs = seller.rcsCity && seller.siren ? words.rcs(seller.rcsCity, seller.siren) : ''
  return [capital, rcs].filter(Boolean).join(', ')
}

const note = (content: string, code: string) =>
  content === '' ? null : ram('IncludedNote', [ram('Content', content), ram('SubjectCode', code)])

/** A price is never below zero: what is taken off is so many times less. */
function lineOf(
  row: BillRow,
  figures: Figures,
  { words, quantity, unitCents, cents }: Figures['lines'][number],
  nth: number,
): Element {
  const isOff = unitCents < 0
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(nth))]),
    ram('SpecifiedTradeProduct', [ram('Name', words[row.language] || words.fr)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [ram('ChargeAmount', euros(Math.abs(unitCents)))]),
    ]),
    ram('SpecifiedLineTradeDelivery', [
      ram('BilledQuantity', String(isOff ? -quantity : quantity), { unitCode: 'C62' }),
    ]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', taxKind(figures)),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', euros(cents))]),
    ]),
  ])
}

const rate = ({ category, taxPercent }: Figures) =>
  category === 'O' ? null : ram('RateApplicablePercent', String(taxPercent))
const taxKind = (figures: Figures) => [
  ram('TypeCode', 'VAT'),
  ram('CategoryCode', figures.category),
  rate(figures),
]

/** In France a company is found by its nine digits, everywhere by its mail. */
function electronicAddress(siren: string, email: string): Element | null {
  if (siren !== '') return ram('URIUniversalCommunication', [ram('URIID', siren, { schemeID: '0225' })])
  if (email === '') return null
  return ram('URIUniversalCommunication', [ram('URIID', email, { schemeID: 'EM' })])
}

const organisation = (siren: string) =>
  siren === '' ? null : ram('SpecifiedLegalOrganization', [ram('ID', siren, { schemeID: '0002' })])

/** Where no tax of France applies, the profile forbids the numbers that it is declared under. */
function taxNumber(row: BillRow, number: string): Element | null {
  const written = number.replaceAll(/[\s.]/g, '').toUpperCase()
  if (written === '' || row.taxReason === 'export') return null
  return ram('SpecifiedTaxRegistration', [ram('ID', written, { schemeID: 'VA' })])
}

interface Address {
  readonly zipCode: string
  readonly address: string
  readonly city: string
  readonly country: string
}
const postalAddress = ({ zipCode, address, city, country }: Address) =>
  ram('PostalTradeAddress', [
    text('PostcodeCode', zipCode),
    text('LineOne', address),
    text('CityName', city),
    ram('CountryID', country.toUpperCase() || 'FR'),
  ])

function seller(row: BillRow): Element {
  const { name, siren, vatNumber, email, phone, ...address } = row.seller
  const digits = sirenOf(siren)
  return ram('SellerTradeParty', [
    ram('Name', name),
    organisation(digits),
    email === ''
      ? null
      : ram('DefinedTradeContact', [
          ram('PersonName', name),
          phone === '' ? null : ram('TelephoneUniversalCommunication', [ram('CompleteNumber', phone)]),
          ram('EmailURIUniversalCommunication', [ram('URIID', email)]),
        ]),
    postalAddress({ ...address, country: 'FR' }),
    electronicAddress(digits, email),
    taxNumber(row, vatNumber),
  ])
}

function buyer(row: BillRow): Element {
  const { name, siret, vatNumber, email, ...address } = row.buyer
  const digits = sirenOf(siret)
  return ram('BuyerTradeParty', [
    ram('Name', name || row.buyer.person || email),
    organisation(digits),
    postalAddress(address),
    electronicAddress(digits, email),
    taxNumber(row, vatNumber),
  ])
}

/** UNTDID 4461: a card, a SEPA debit, a clearing between the two. */
const meansCodes = { card: '48', debit: '59', credits: '97' } as const
const exemptions: Readonly<Record<TaxCategory, string>> = {
  S: '',
  Z: '',
  AE: 'VATEX-EU-AE',
  O: 'VATEX-EU-O',
}

function settlement(
  row: BillRow,
  figures: Figures,
  mended: Pick<BillRow, 'number' | 'issuedOn'> | null,
): Element {
  const words = billWords[row.language]
  return ram('ApplicableHeaderTradeSettlement', [
    ram('InvoiceCurrencyCode', 'EUR'),
    ram('SpecifiedTradeSettlementPaymentMeans', [
      ram('TypeCode', meansCodes[row.means]),
      ram('Information', words.byMeans[row.means]),
    ]),
    ram('ApplicableTradeTax', [
      ram('CalculatedAmount', euros(figures.tax)),
      ram('TypeCode', 'VAT'),
      row.taxReason ? ram('ExemptionReason', words.reasons[row.taxReason]) : null,
      ram('BasisAmount', euros(figures.taxed)),
      ram('CategoryCode', figures.category),
      text('ExemptionReasonCode', exemptions[figures.category]),
      rate(figures),
    ]),
    row.periodStart === null || row.periodEnd === null
      ? null
      : ram('BillingSpecifiedPeriod', [
          ram('StartDateTime', [day(row.periodStart)]),
          ram('EndDateTime', [day(row.periodEnd)]),
        ]),
    figures.reduction === 0
      ? null
      : ram('SpecifiedTradeAllowanceCharge', [
          ram('ChargeIndicator', [element('udt:Indicator', 'false')]),
          ram('ActualAmount', euros(figures.reduction)),
          ram('ReasonCode', '95'),
          ram('Reason', [words.reduction, row.amounts.code].filter(Boolean).join(' · ')),
          ram('CategoryTradeTax', taxKind(figures)),
        ]),
    ram('SpecifiedTradePaymentTerms', [ram('DueDateDateTime', [day(row.dueOn)])]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', euros(figures.net)),
      figures.reduction === 0 ? null : ram('AllowanceTotalAmount', euros(figures.reduction)),
      ram('TaxBasisTotalAmount', euros(figures.taxed)),
      ram('TaxTotalAmount', euros(figures.tax), { currencyID: 'EUR' }),
      ram('GrandTotalAmount', euros(figures.gross)),
      ram('TotalPrepaidAmount', euros(figures.paid)),
      ram('DuePayableAmount', euros(figures.due)),
    ]),
    mended === null
      ? null
      : ram('InvoiceReferencedDocument', [
          ram('IssuerAssignedID', mended.number),
          ram('FormattedIssueDateTime', [dateText('qdt:DateTimeString', mended.issuedOn)]),
        ]),
  ])
}

/** Never through a fraction. */
export function euros(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

const dateText = (name: string, date: string) => element(name, date.replaceAll('-', ''), { format: '102' })
const day = (date: string) => dateText('udt:DateTimeString', date)

function written({ name, of, attributes = {} }: Element, indent = ''): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = `${indent}<${name}${said.join('')}`
  if (typeof of === 'string') return `${start}>${escaped(of)}</${name}>`
  const inside = of.filter((one) => one !== null)
  if (inside.length === 0) return `${start}/>`
  return `${start}>\n${inside.map((one) => written(one, `${indent}  `)).join('\n')}\n${indent}</${name}>`
}

/** Signs of the language itself, and letters that no document may have, whatever somebody typed as their name. */
const escaped = (value: string): string =>
  value
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
