/** Every way a network says no, whatever its own words are. */
export const refusalKinds = [
  /** The access token is over: refresh it once, and repeat once. */
  'authExpired',
  /** The person, or the network, ended the connection: they must connect again. */
  'authRevoked',
  /** A scope, or a role on the page, is missing. */
  'permissionMissing',
  /** Ours to fix: a version that is switched off, an app that is not reviewed. */
  'config',
  /** Too much for now; `retryAt` where they say until when. */
  'rateLimited',
  /** The platform's own account there is used up. */
  'billing',
  'validation',
  'mediaRejected',
  /** They have the same already. */
  'duplicate',
  /** Against their rules, or the account is restricted: a person must look. */
  'policy',
  'notFound',
  /** Nothing was made, and it may go better later. */
  'transient',
  /** It may have been made: read the account back, never send again blind. */
  'unknownOutcome',
] as const
export type RefusalKind = (typeof refusalKinds)[number]

/** What a network named as wrong with a post, where its error says it. */
export const contentFaults = [
  'ratio',
  'pictureTooLarge',
  'pictureFormat',
  'pictureSize',
  'videoTooLarge',
  'videoFormat',
  'videoLength',
  'videoTooLong',
  'fileTooLarge',
  'textTooLong',
  'mentions',
  'pages',
  'link',
] as const
export type ContentFault = (typeof contentFaults)[number]
