// Graph as a test speaks to it.
import type { Answer, DemoNetworks, Json } from './demo-networks.ts'

export interface GraphClient {
  token: string
  call<Body = Json>(method: 'GET' | 'POST' | 'DELETE', path: string, params?: Json): Promise<Answer<Body>>
  get<Body = Json>(path: string, params?: Json): Promise<Body>
  post<Body = Json>(path: string, params?: Json): Promise<Body>
  /** The refusal's numbers; fails when there is none. */
  refusal(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    params?: Json,
  ): Promise<{ code: number; error_subcode?: number; message: string; error_data?: Json }>
}

export const pageScopes =
  'pages_show_list,pages_read_engagement,pages_manage_posts,pages_manage_engagement,read_insights,business_management,instagram_basic,instagram_content_publish,instagram_manage_comments,instagram_manage_insights,instagram_manage_contents,ads_management,ads_read,pages_manage_ads'
export const redirectUri = 'http://127.0.0.1:9/back'

export function graphClient(
  networks: DemoNetworks,
  token: string,
  base = '/networks/facebook/graph',
): GraphClient {
  const call = <Body = Json>(method: 'GET' | 'POST' | 'DELETE', path: string, params: Json = {}) => {
    const isRead = method !== 'POST'
    const query = new URLSearchParams({ access_token: token })
    if (isRead)
      for (const [name, value] of Object.entries(params))
        query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    const address = path.startsWith('http') ? path : `${base}/v25.0${path}?${query}`
    return networks.fetch<Body>(address, {
      method,
      ...(!isRead && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) }),
    })
  }
  const fine = async <Body>(answer: Promise<Answer<Body>>): Promise<Body> => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    token,
    call,
    get: (path, params) => fine(call('GET', path, params)),
    post: (path, params) => fine(call('POST', path, params)),
    async refusal(method, path, params) {
      const { body } = await call<{
        error?: { code: number; error_subcode?: number; message: string; error_data?: Json }
      }>(method, path, params)
      if (!body.error) throw new Error(`not refused: ${JSON.stringify(body)}`)
      return body.error
    },
  }
}

export interface Connected {
  user: GraphClient
  /** By the page's name in the demo. */
  page(name: string): Promise<GraphClient & { id: string; instagram?: string }>
}

/** Through the dialog to a long-lived token, as a product goes. */
export async function connectFacebook(
  networks: DemoNetworks,
  input: { account?: string; scope?: string; fields?: string } = {},
): Promise<Connected> {
  const { account = 'camille-berthier', scope = pageScopes, fields = '' } = input
  const dialog = {
    client_id: '1380001',
    redirect_uri: redirectUri,
    state: 's1',
    response_type: 'code',
    scope,
  }
  const back = await networks.consent(
    '/networks/facebook/www/v25.0/dialog/oauth',
    dialog,
    `account=${account}&decision=accept${fields}`,
  )
  const app = { client_id: '1380001', client_secret: 'secret' }
  const exchange = async (params: Record<string, string>) => {
    const query = new URLSearchParams({ ...app, ...params })
    const { body } = await networks.fetch<{ access_token: string }>(
      `/networks/facebook/graph/v25.0/oauth/access_token?${query}`,
    )
    return body.access_token
  }
  const short = await exchange({ redirect_uri: redirectUri, code: back.searchParams.get('code') ?? '' })
  const long = await exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: short })
  const user = graphClient(networks, long)
  return {
    user,
    async page(name) {
      const { data } = await user.get<{
        data: {
          id: string
          name: string
          access_token: string
          instagram_business_account?: { id: string }
        }[]
      }>('/me/accounts', { fields: 'id,name,access_token,instagram_business_account' })
      const found = data.find((page) => page.name === name)
      if (!found) throw new Error(`no page ${name}`)
      const instagram = found.instagram_business_account?.id
      return {
        ...graphClient(networks, found.access_token),
        id: found.id,
        ...(instagram !== undefined && { instagram }),
      }
    },
  }
}
