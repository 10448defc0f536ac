// The short ways to speak to a test's LinkedIn.
import { drawPng } from '../../look/png.ts'
import { organizationUrn } from '../linkedin/linkedin-manner.ts'
import type { DemoNetworks, Json } from './demo-networks.ts'

export const noStatistics = {
  impressionCount: 0,
  clickCount: 0,
  likeCount: 0,
  commentCount: 0,
  shareCount: 0,
  engagement: 0,
}
interface Upload {
  image: string
  document: string
  video: string
  uploadUrl: string
  uploadToken: string
  uploadInstructions: readonly { uploadUrl: string; firstByte: number; lastByte: number }[]
}
interface Element extends Json {
  id: string
  commentary: string
  organization: string
  role: string
  totalShareStatistics: typeof noStatistics & { uniqueImpressionsCount?: number }
}
/** What LinkedIn's answers may hold. */
export interface LinkedInAnswer extends Json {
  access_token: string
  refresh_token: string
  refresh_token_expires_in: number
  id_token: string
  sub: string
  id: string
  code: string
  message: string
  status: string
  error: string
  value: Upload
  paging: { total: number }
  elements: readonly Element[]
  errorDetails: { inputErrors: readonly { code: string }[] }
  logoV2: { original: string }
  results: Record<string, unknown>
}

export function linkedinClient(net: () => DemoNetworks<LinkedInAnswer>) {
  const redirect_uri = 'http://localhost:4000/back'
  /** Community Management, and the product that is open to everybody. */
  const scope =
    'r_basicprofile w_member_social w_member_social_feed rw_organization_admin w_organization_social w_organization_social_feed r_organization_social r_organization_social_feed r_member_postAnalytics r_member_profileAnalytics'
  const openScope = 'openid profile email w_member_social'
  const headers = { 'linkedin-version': '202607', 'x-restli-protocol-version': '2.0.0' }
  const client = { client_id: 'postelier', client_secret: 'secret' }
  const dayMs = 86_400_000
  const page = organizationUrn('boulangerie-berthier')
  const enc = encodeURIComponent

  const authorize = (more: Record<string, string> = {}) =>
    `/networks/linkedin/www/oauth/v2/authorization?${new URLSearchParams({ response_type: 'code', client_id: 'postelier', redirect_uri, state: 'st', scope, ...more })}`
  const codeFor = async (account: string, more: Record<string, string> = {}) =>
    (await net().consent(authorize(more), {}, `account=${account}&decision=accept`)).searchParams.get(
      'code',
    ) ?? ''
  const token = (form: Record<string, string>) =>
    net().call('POST', '/networks/linkedin/www/oauth/v2/accessToken', { form: { ...client, ...form } })
  const exchange = (code: string) => token({ grant_type: 'authorization_code', code, redirect_uri })
  const signIn = async (account = 'camille-berthier', more: Record<string, string> = {}) =>
    (await exchange(await codeFor(account, more))).body.access_token
  const rest = (
    method: string,
    path: string,
    accessToken: string,
    json?: unknown,
    more: Record<string, string> = {},
  ) =>
    net().call(method, `/networks/linkedin/api/rest/${path}`, {
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
    `urn:li:person:${(await net().call('GET', '/networks/linkedin/api/v2/me', { token: accessToken })).body.id}`
  /** Upload addresses come whole. */
  const upload = (address: string, bytes: Buffer) =>
    net().call('PUT', new URL(address).pathname, {
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
    openScope,
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
