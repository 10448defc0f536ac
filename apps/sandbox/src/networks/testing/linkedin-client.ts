// The short ways to speak to a test's LinkedIn.
import { drawPng } from '../../look/png.ts'
import { organizationUrn } from '../linkedin/linkedin-manner.ts'
import type { OpenNetworks } from './open-networks.ts'

export function linkedinClient(net: () => OpenNetworks) {
  const redirect_uri = 'http://localhost:4000/back'
  const scope =
    'openid profile email w_member_social r_basicprofile rw_organization_admin w_organization_social r_organization_social r_member_postAnalytics r_member_profileAnalytics'
  const headers = { 'linkedin-version': '202607', 'x-restli-protocol-version': '2.0.0' }
  const client = { client_id: 'postelier', client_secret: 'secret' }
  const dayMs = 86_400_000
  const page = organizationUrn('boulangerie-berthier')
  const enc = encodeURIComponent

  const authorize = (more: Record<string, string> = {}) =>
    `/linkedin/www/oauth/v2/authorization?${new URLSearchParams({ response_type: 'code', client_id: 'postelier', redirect_uri, state: 'st', scope, ...more })}`
  const codeFor = async (account: string, more: Record<string, string> = {}) =>
    (await net().consent(authorize(more), { account })).searchParams.get('code') ?? ''
  const token = (form: Record<string, string>) =>
    net().call('POST', '/linkedin/www/oauth/v2/accessToken', { form: { ...client, ...form } })
  const exchange = (code: string) => token({ grant_type: 'authorization_code', code, redirect_uri })
  const signIn = async (account = 'camille-berthier', more: Record<string, string> = {}) =>
    (await exchange(await codeFor(account, more))).body.access_token as string
  const rest = (
    method: string,
    path: string,
    accessToken: string,
    json?: unknown,
    more: Record<string, string> = {},
  ) =>
    net().call(method, `/linkedin/api/rest/${path}`, {
      token: accessToken,
      headers: { ...headers, ...more },
      ...(json !== undefined && { json }),
    })
  const post = (author: string, commentary: string, more: Record<string, unknown> = {}) => ({
    author,
    commentary,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
    ...more,
  })
  const create = (accessToken: string, json: unknown) => rest('POST', 'posts', accessToken, json)
  const me = async (accessToken: string) =>
    `urn:li:person:${(await net().call('GET', '/linkedin/api/v2/userinfo', { token: accessToken })).body.sub}`
  /** Upload addresses come whole. */
  const upload = (address: string, bytes: Buffer) =>
    net().call('PUT', new URL(address).pathname.replace('/networks', ''), {
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const picture = () => drawPng(40, 30, (a, b) => [a, b, 90])
  const begin = async (kind: 'image' | 'document', owner: string, accessToken: string) =>
    (
      await rest('POST', `${kind}s?action=initializeUpload`, accessToken, {
        initializeUploadRequest: { owner },
      })
    ).body.value

  return {
    redirect_uri,
    scope,
    headers,
    client,
    dayMs,
    page,
    enc,
    authorize,
    codeFor,
    token,
    exchange,
    signIn,
    rest,
    post,
    create,
    me,
    upload,
    picture,
    begin,
  }
}
