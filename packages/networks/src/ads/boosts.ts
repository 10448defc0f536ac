import type { Network } from '@postelier/contract'
import { isOwnLogin } from '../instagram/configuration.ts'
import { leastDailyBudget, listAdAccounts, listBusinesses } from './ad-accounts.ts'
import type { BoostAdapter } from './boost-adapter.ts'
import { begin, clean, idsOf, lookFor, stepsOf } from './create-boost.ts'
import { readFigures, readStatus, stop } from './read-boost.ts'
import { listCountries, searchCities, searchInterests, tryAudience } from './search-audience.ts'
import { shownOnFacebook, shownOnInstagram } from './shown-post.ts'

const shared = {
  businesses: listBusinesses,
  adAccounts: listAdAccounts,
  leastDailyBudget,
  countries: listCountries,
  cities: searchCities,
  interests: searchInterests,
  tryAudience,
  begin,
  lookFor,
  clean,
  idsOf,
  status: readStatus,
  figures: readFigures,
  stop,
}

/** Where a post can be shown against money: by Meta's Marketing API, for both of its networks. */
export const boosts: Readonly<Partial<Record<Network, BoostAdapter>>> = {
  facebook: { ...shared, step: stepsOf(shownOnFacebook) },
  instagram: {
    ...shared,
    // Instagram's own window opens no advertising.
    businesses: async (context, tokens) => (isOwnLogin(tokens) ? [] : listBusinesses(context, tokens)),
    adAccounts: async (context, tokens, business) =>
      isOwnLogin(tokens) ? [] : listAdAccounts(context, tokens, business),
    step: stepsOf(shownOnInstagram),
  },
}
