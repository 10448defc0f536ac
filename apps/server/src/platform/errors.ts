import type { ErrorCode } from '@postelier/contract'
import { errors } from '@postelier/texts/fr/errors'

interface ErrorKind {
  readonly status: number
  /** Logged as an error, for somebody to look at. */
  readonly report?: true
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

/** Status and handling of every code; the words are in the `errors` texts, in both languages, under the same codes. */
export const errorKinds: Record<ErrorCode, ErrorKind> = {
  unauthenticated: { status: 401 },
  secondFactorRequired: { status: 403 },
  csrf: { status: 403 },
  forbidden: { status: 403 },
  awaitingAcceptance: { status: 403 },
  themselvesOnly: { status: 403 },
  notFound: { status: 404 },
  invalid: { status: 422 },
  conflict: { status: 409 },
  tooManyRequests: { status: 429, retryAfter: 60 },
  tooLarge: { status: 413 },
  unsupportedMedia: { status: 415 },
  unreadablePicture: { status: 422 },
  unreadableFilm: { status: 422 },
  filmCodec: { status: 422 },
  tooHeavy: { status: 422 },
  badRequest: { status: 400 },
  signInFailed: { status: 422 },
  validationPending: { status: 403 },
  accountSuspended: { status: 403 },
  linkInvalid: { status: 410 },
  passwordWeak: { status: 422 },
  codeWrong: { status: 422 },
  alreadyDone: { status: 409 },
  notNow: { status: 409 },
  limitReached: { status: 422 },
  contentSourcesLimit: { status: 422 },
  insufficientCredits: { status: 422 },
  draftingOff: { status: 409 },
  accountClosed: { status: 409 },
  activityMissing: { status: 409 },
  networkMissing: { status: 409 },
  subscriptionNeeded: { status: 409 },
  ideasReached: { status: 409 },
  noCompatibleNetwork: { status: 409 },
  charterIncomplete: { status: 409 },
  calendarLanguage: { status: 409 },
  quotaReached: { status: 409 },
  priceChanged: { status: 409 },
  promiseChanged: { status: 409 },
  promisesAtRisk: { status: 409 },
  noDeliveryDate: { status: 409 },
  cartChanged: { status: 409 },
  cartEmpty: { status: 409 },
  codeUnknown: { status: 422 },
  codeUsed: { status: 422 },
  codeOwn: { status: 422 },
  codeForPlans: { status: 422 },
  codeSmaller: { status: 422 },
  debtOpen: { status: 409 },
  paymentUnknown: { status: 503, retryAfter: 30 },
  providerSilent: { status: 503, retryAfter: 30 },
  paymentsOff: { status: 503 },
  refundRefused: { status: 409 },
  refundUnknown: { status: 503, retryAfter: 30 },
  planNow: { status: 409 },
  debitUnderWay: { status: 409 },
  addressMissing: { status: 409 },
  postsAWeekReached: { status: 409 },
  planNeededBeyondMonth: { status: 409 },
  remakesFruitless: { status: 409 },
  inUse: { status: 409 },
  networkRefused: { status: 422 },
  adsRefused: { status: 422 },
  everythingHeld: { status: 409 },
  connectionsLimit: { status: 422 },
  networksLimit: { status: 422 },
  otherNetworkAccount: { status: 409 },
  csvInvalid: { status: 422 },
  unavailable: { status: 503, report: true, retryAfter: 5 },
  tooSlow: { status: 503, report: true },
  internal: { status: 500, report: true },
}

type Fields = keyof (typeof errors)['fields']
/** Without the ending of a number: “in 1 minute”, “in 2 minutes”. */
type FieldKey = Fields extends `${infer Key}_${'zero' | 'one' | 'other'}` ? Key : Fields

const fieldKeys: ReadonlySet<string> = new Set(
  Object.keys(errors.fields).map((key) => key.replace(/_(?:zero|one|other)$/, '')),
)
/** Messages of the contract are such keys. */
export const isFieldKey = (key: string): key is FieldKey => fieldKeys.has(key)

/** A key of the `errors.fields` texts, or of another namespace's (`postFaults:…`), with its figures, such as `{ key: 'tooShort', min: 12 }`. */
export interface FieldFault {
  readonly key: FieldKey | `${string}:${string}`
  readonly [figure: string]: string | number
}

/** Something a caller is told. Fields are full paths (`society.name`) with the reason each is refused. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, FieldFault>> | undefined
  readonly figures: Readonly<Record<string, string | number>>
  constructor(
    code: ErrorCode,
    options: {
      fields?: Record<string, FieldFault>
      figures?: Record<string, string | number>
      cause?: unknown
    } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.fields = options.fields
    this.figures = options.figures ?? {}
  }
}

export const notFound = () => new AppError('notFound')
export const invalid = (fields: Record<string, FieldFault>) => new AppError('invalid', { fields })
