import type { CallContext, ConsentConnect, Identity, PageChoice, Tokens } from '../adapter.ts'
import { scopesOf } from '../connecting/read-tokens.ts'
import { facebookLogin, identifyPerson, revokePerson } from '../meta/facebook-login.ts'
import { type Account, listAccounts, mayDo } from '../meta/list-accounts.ts'
import { configOf, hostOf, isOwnLogin } from './configuration.ts'
import { identifyOwn, instagramLogin, refreshOwn } from './instagram-login.ts'

const byFacebook = facebookLogin(configOf)
const login = (context: CallContext): ConsentConnect =>
  configOf(context).login === 'instagram' ? instagramLogin : byFacebook

/** In the window that is configured. */
export const connect: ConsentConnect = {
  way: 'consent',
  begin: (context, asked) => login(context).begin(context, asked),
  finish: (context, given) => login(context).finish(context, given),
}

/** Facebook's tokens are not refreshed: the person goes through its window again. */
export const refresh = async (context: CallContext, tokens: Tokens): Promise<Tokens | null> =>
  isOwnLogin(tokens) ? refreshOwn(context, tokens) : null

/** Instagram's own window knows no way back: the person removes the app there. */
export const revoke = async (context: CallContext, tokens: Tokens): Promise<void> => {
  if (!isOwnLogin(tokens)) await revokePerson(configOf)(context, tokens)
}

export const identify = (context: CallContext, tokens: Tokens): Promise<Identity> =>
  isOwnLogin(tokens) ? identifyOwn(context, tokens) : identifyPerson(configOf)(context, tokens)

const choiceOf = (one: Account): PageChoice => {
  const linked = one.instagram_business_account
  // A Page nobody linked is shown, so that it is seen what is missing.
  if (!linked) return { id: one.id, kind: 'business', name: one.name, unusable: 'notConnected' }
  return {
    id: linked.id,
    kind: 'business',
    name: linked.name || linked.username || one.name,
    ...(linked.username ? { handle: linked.username } : {}),
    ...(linked.profile_picture_url ? { picture: linked.profile_picture_url } : {}),
    unusable: one.access_token && mayDo(one, 'CREATE_CONTENT', 'MANAGE') ? null : 'noPublishRole',
    ...(one.access_token
      ? { tokens: { access: one.access_token, accessExpiresAt: null, refreshExpiresAt: null } }
      : {}),
  }
}

export const listPages = async (context: CallContext, tokens: Tokens): Promise<PageChoice[]> => {
  if (isOwnLogin(tokens)) {
    const { id, name, handle, picture } = await identifyOwn(context, tokens)
    const seen = { ...(handle ? { handle } : {}), ...(picture ? { picture } : {}) }
    return [{ id, kind: 'business', name, ...seen, unusable: null }]
  }
  const asksBusinesses = scopesOf(configOf(context).scopes).includes('business_management')
  return (await listAccounts(context, hostOf(context, tokens), tokens, asksBusinesses)).map(choiceOf)
}
