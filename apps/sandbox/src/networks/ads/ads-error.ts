// The refusals of the Marketing API; most ride on code 100 and tell which field is to blame.
import { GraphRefusal } from '../meta/graph-error.ts'

const gists = {
  1487033: 'The end date of the ad set cannot be in the past.',
  1487694: 'The interest is no longer available for targeting.',
  1885272: 'Your budget is too low.',
  1885621: 'You can set a budget either on the ad set or on its campaign, not on both.',
  4834011: 'Must specify True or False in is_adset_budget_sharing_enabled when the budget is on the ad sets.',
  1885029: 'The Page of the ad does not match the Page of the promoted object.',
  1885204: 'This optimization goal needs automatic bidding.',
  1885557: 'The post cannot be promoted: it was deleted or you have no permission to promote it.',
  2490155: 'The post is no longer available.',
  1815199: 'The ad account has no access to this Instagram account.',
  2446149: 'instagram_actor_id and instagram_user_id cannot be sent together.',
  2446383: 'A website URL and a call to action are needed.',
  2446509: 'The destination type does not fit the objective.',
  1404078: 'Your advertising access is restricted.',
  1359188: 'There is no valid payment method for this ad account.',
  1870090: 'The terms of custom audiences were not accepted.',
  3858152: 'Beneficiary and payor must be given for ads shown in the European Union.',
  2641: 'Ads cannot be shown in this location.',
  2695: 'The campaign has too many ad sets.',
  1870165: 'People under 18 cannot be targeted this way.',
  1870188: 'With the advantage audience on, the maximum age cannot be below 65.',
  1870189: 'With the advantage audience on, the minimum age cannot be above 25.',
  1870227: 'ADS_TARGETING__REQUIRE_EXPLICIT_ADVANTAGE_AUDIENCE_FLAG',
} as const
export type AdsSubcode = keyof typeof gists
export const adsSubcodes: readonly AdsSubcode[] = Object.keys(gists).map((text) => Number(text) as AdsSubcode)

export function adsRefusal(subcode: AdsSubcode, blame?: string): GraphRefusal {
  return new GraphRefusal({
    code: 100,
    message: 'Invalid parameter',
    subcode,
    title: gists[subcode],
    userMessage: gists[subcode],
    ...(blame && { data: { blame_field_specs: [[blame]] } }),
  })
}

export const invalidField = (message: string, blame: string): GraphRefusal =>
  new GraphRefusal({
    code: 100,
    message: `(#100) ${message}`,
    userMessage: message,
    data: { blame_field_specs: [[blame]] },
  })

/** Changing a budget more than four times in an hour; its code is 613, not 100. */
export const tooManyBudgetChanges = (): GraphRefusal =>
  new GraphRefusal({
    code: 613,
    subcode: 1487632,
    message: '(#613) Calls to this api have exceeded the rate limit.',
    userMessage: 'The budget of an ad set can be changed four times in an hour.',
  })
