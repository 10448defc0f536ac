import type { BillRow } from '../modules/bills/queries/list-bills.ts'

const paidAt = new Date('2026-03-01T10:00:00Z')
/** By card, of a business in France, with something taken off. */
export const paidByCard: BillRow = {
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

export const reverseCharge: BillRow = {
  ...paidByCard,
  ...plan,
  means: 'debit',
  cancelledAt: null,
  paidAt: null,
  taxReason: 'reverseCharge',
  buyer: { ...paidByCard.buyer, country: 'DE', vatNumber: 'DE123456789', siret: '' },
  amounts: { net: 29_999, reduction: 0, taxPercent: 0, tax: 0, gross: 29_999 },
}

export const creditNote: BillRow = {
  ...paidByCard,
  number: 'A2026-00001',
  kind: 'creditNote',
  lines: paidByCard.lines.map((line) => ({ ...line, unitCents: -line.unitCents, cents: -line.cents })),
  amounts: { net: -29_999, reduction: -3_000, taxPercent: 20, tax: -5_400, gross: -32_399 },
}
/** What a credit note names. */
export const mended = { number: paidByCard.number, issuedOn: paidByCard.issuedOn, cancelledAt: null }
