/** The closed list of what can go wrong for a caller; texts and statuses live in the server's one table. */
export const errorCodes = [
  'unauthenticated',
  'secondFactorRequired',
  'csrf',
  'forbidden',
  'awaitingAcceptance',
  'themselvesOnly',
  'notFound',
  'invalid',
  'conflict',
  'tooManyRequests',
  'tooLarge',
  'unsupportedMedia',
  'unreadablePicture',
  'unreadableFilm',
  'filmCodec',
  'tooHeavy',
  'badRequest',
  'signInFailed',
  'validationPending',
  'accountSuspended',
  'linkInvalid',
  'passwordWeak',
  'codeWrong',
  'alreadyDone',
  'notNow',
  'limitReached',
  'contentSourcesLimit',
  'insufficientCredits',
  'draftingOff',
  'accountClosed',
  'activityMissing',
  'networkMissing',
  'subscriptionNeeded',
  'ideasReached',
  'noCompatibleNetwork',
  'charterIncomplete',
  'calendarLanguage',
  'quotaReached',
  'priceChanged',
  'promiseChanged',
  'promisesAtRisk',
  'noDeliveryDate',
  'remakesFruitless',
  'inUse',
  'networkRefused',
  'adsRefused',
  'everythingHeld',
  'connectionsLimit',
  'networksLimit',
  'otherNetworkAccount',
  'csvInvalid',
  'unavailable',
  'tooSlow',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export interface ErrorBody {
  readonly success: false
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly fields?: Record<string, string>
  }
  readonly token?: string
}
