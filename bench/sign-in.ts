/** Signs in over HTTP as the web app does and gives the headers of a signed-in call. */
export async function signInHeaders(
  url: string,
  email: string,
  password: string,
): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let token = ''
  const once = async () => {
    const response = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ email, password, remember: true }),
      signal: AbortSignal.timeout(20_000),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const body = (await response.json()) as { success: boolean; token?: string }
    token = body.token ?? token
    return body.success
  }
  if (!(await once()) && !(await once())) throw new Error(`${email} could not sign in`)
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
