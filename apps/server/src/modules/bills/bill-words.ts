/**
 * What French law wants on a bill between businesses, in French whatever language the rest is in: late payment, recovery and
 * discount, and what kind of operations it is for.
 */
export const legalMentions = {
  operations: 'Nature des opérations : prestations de services.',
  penalties:
    'En cas de retard de paiement, pénalités au taux de refinancement de la BCE majoré de dix points, exigibles sans rappel (article L441-10 du Code de commerce).',
  recovery: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40 €.',
  discount: 'Pas d’escompte pour paiement anticipé.',
} as const

const frenchMentions: readonly string[] = [
  legalMentions.operations,
  legalMentions.penalties,
  legalMentions.recovery,
  legalMentions.discount,
]

/**
 * The words of the document. They are not among the texts that an administrator changes: a bill that was sent reads the same
 * ten years later.
 */
const fr = {
  bill: 'Facture',
  creditNote: 'Avoir',
  /** As the document is headed. */
  billTitle: 'Facture',
  creditNoteTitle: 'Avoir',
  corrects: (number: string, day: string) => `Corrige la facture ${number} du ${day}`,
  issued: 'Date d’émission',
  due: 'Échéance',
  period: 'Période',
  served: 'Date de la prestation',
  means: 'Paiement',
  between: (from: string, to: string) => `du ${from} au ${to}`,
  seller: 'Vendeur',
  buyer: 'Client',
  capital: (form: string, capital: string) => `${form} au capital de ${capital}`,
  rcs: (city: string, siren: string) => `RCS ${city} ${siren}`,
  siren: 'SIREN',
  siret: 'SIRET',
  vat: 'TVA',
  line: 'Désignation',
  quantity: 'Quantité',
  unit: 'Prix unitaire HT',
  amount: 'Montant HT',
  net: 'Total HT',
  reduction: 'Réduction',
  code: (code: string) => `code ${code}`,
  taxed: 'Total HT après réduction',
  tax: (percent: string) => `TVA ${percent} %`,
  noTax: 'TVA',
  gross: 'Total TTC',
  toGive: 'Total de l’avoir TTC',
  paid: 'Déjà payé',
  leftToPay: 'Reste à payer',
  byMeans: { card: 'Carte bancaire', debit: 'Prélèvement SEPA', credits: 'Crédits' },
  settled: (day: string, by: string) => `Acquittée le ${day} par ${by}`,
  inSentence: { card: 'carte bancaire', debit: 'prélèvement SEPA', credits: 'crédits' },
  willBeDebited: 'À régler par prélèvement SEPA.',
  given: 'Avoir sur le paiement d’origine.',
  neverPaid: 'Le prélèvement n’est pas passé : rien n’a été débité, il n’y a donc rien à rendre.',
  reasons: {
    reverseCharge:
      'Autoliquidation : TVA due par le preneur, article 283-2 du CGI et article 196 de la directive 2006/112/CE.',
    export: 'TVA non applicable : prestation située hors de France, article 259-1 du CGI.',
  },
  mentions: [frenchMentions],
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}

type Words = typeof fr

const en: Words = {
  bill: 'Invoice',
  creditNote: 'Credit note',
  billTitle: 'Invoice · Facture',
  creditNoteTitle: 'Credit note · Avoir',
  corrects: (number, day) => `Corrects invoice ${number} of ${day}`,
  issued: 'Date of issue',
  due: 'Due date',
  period: 'Period',
  served: 'Date of service',
  means: 'Payment',
  between: (from, to) => `${from} to ${to}`,
  seller: 'Seller',
  buyer: 'Customer',
  capital: (form, capital) => `${form} with a share capital of ${capital}`,
  rcs: (city, siren) => `Trade register (RCS) of ${city}, ${siren}`,
  siren: 'SIREN',
  siret: 'SIRET',
  vat: 'VAT',
  line: 'Description',
  quantity: 'Quantity',
  unit: 'Unit price excl. VAT',
  amount: 'Amount excl. VAT',
  net: 'Total excl. VAT',
  reduction: 'Discount',
  code: (code: string) => `code ${code}`,
  taxed: 'Total excl. VAT after discount',
  tax: (percent) => `VAT ${percent}%`,
  noTax: 'VAT',
  gross: 'Total incl. VAT',
  toGive: 'Credit note total incl. VAT',
  paid: 'Already paid',
  leftToPay: 'Amount due',
  byMeans: { card: 'Bank card', debit: 'SEPA direct debit', credits: 'Credits' },
  settled: (day, by) => `Paid on ${day} by ${by}`,
  inSentence: { card: 'bank card', debit: 'SEPA direct debit', credits: 'credits' },
  willBeDebited: 'To be paid by SEPA direct debit.',
  given: 'Credited against the original payment.',
  neverPaid: 'The direct debit did not go through: nothing was charged, so nothing is given back.',
  reasons: {
    reverseCharge:
      'Autoliquidation · Reverse charge: VAT is due by the customer, article 283-2 of the French Tax Code (CGI) and article 196 of Directive 2006/112/EC.',
    export:
      'TVA non applicable, article 259-1 du CGI · VAT not applicable: service located outside France, article 259-1 of the French Tax Code (CGI).',
  },
  mentions: [
    frenchMentions,
    [
      'Nature of the operations: supply of services.',
      'Late payment: penalties at the ECB refinancing rate plus ten points, due without reminder (article L441-10 of the French Commercial Code).',
      'Fixed compensation for recovery costs in case of late payment: €40.',
      'No discount for early payment.',
    ],
  ],
  page: (page, pages) => `Page ${page} of ${pages}`,
  months: 'January February March April May June July August September October November December'.split(' '),
}

export const billWords = { fr, en }
export type BillLanguage = keyof typeof billWords

/** `2026-03-01` as it is read; of the words above and no clock or list of the machine. */
export function dayInWords(date: string, language: BillLanguage): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = billWords[language].months[Number(month) - 1] ?? month
  const nth = language === 'fr' && day === '01' ? '1er' : String(Number(day))
  return `${nth}\u00a0${name} ${year}`
}

/** Cents as an amount in euros. */
export function amountInWords(cents: number, language: BillLanguage): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u00a0' : ',')
  const sign = cents < 0 ? '\u2212' : ''
  return language === 'fr' ? `${sign}${grouped},${rest}\u00a0€` : `${sign}€${grouped}.${rest}`
}

export const percentInWords = (percent: number, language: BillLanguage): string =>
  language === 'fr' ? String(percent).replace('.', ',') : String(percent)
