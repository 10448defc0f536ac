// The Facebook Login dialog: who, which permissions, which Pages.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../meta/graph-time.ts'
import { heldPages } from '../meta/meta-accounts.ts'
import type { MetaSandbox } from '../meta/meta-sandbox.ts'
import { type ConsentAsk, consentRoutes } from '../pages/consent.ts'
import { bytesOf, queryOf } from '../shared/bodies.ts'

export function dialogRoutes(app: FastifyInstance, { facebook }: MetaSandbox): void {
  for (const path of ['/dialog/oauth', '/:version(^v\\d+\\.\\d+$)/dialog/oauth'])
    consentRoutes(app, facebook, `/networks/facebook/www${path}`, readAsk)

  function readAsk(request: FastifyRequest): ConsentAsk | { goTo: string } | { wrong: string } {
    const { client_id, redirect_uri, state, scope = '', response_type = 'code' } = queryOf(request)
    if (!client_id) return { wrong: 'The parameter app_id is required' }
    if (!redirect_uri || !URL.canParse(redirect_uri))
      return { wrong: 'The parameter redirect_uri is required' }
    if (response_type !== 'code') return { wrong: 'The response_type must be code' }
    const asked = scope.split(/[,\s]+/).filter(Boolean)
    const goBack = (more: Record<string, string>, fragment = '') => {
      const target = new URL(redirect_uri)
      for (const [name, value] of Object.entries(more)) target.searchParams.set(name, value)
      if (state !== undefined) target.searchParams.set('state', state)
      return target.href + fragment
    }
    return {
      client: 'Postelier',
      scopes: ['public_profile', ...asked.filter((one) => one !== 'public_profile')],
      scopesOptional: true,
      options: (person) => heldPages(facebook, person).map(({ page }) => ({ id: page.id, label: page.name })),
      accept: (person, { scopes, options }) => {
        // Whoever posts the form without naming a page or permission at all means all of them, as a test does.
        const fields = new URLSearchParams(bytesOf(request).toString('utf8'))
        const all = heldPages(facebook, person).map(({ page }) => page.id)
        const pages = fields.has('option') || fields.has('scope') ? options : all
        const granted = fields.has('option') || fields.has('scope') ? scopes : ['public_profile', ...asked]
        const code = facebook.grants.agree(
          {
            account: person.id,
            client: client_id,
            redirectUri: redirect_uri,
            scopes: granted,
            details: { pages: pages.join(','), asked: asked.join(',') },
          },
          10 * minuteMs,
          'AQ',
        )
        // The browser is shown this ending; programs must not take it for part of the state.
        return goBack({ code }, '#_=_')
      },
      refuse: () =>
        goBack({
          error: 'access_denied',
          error_code: '200',
          error_description: 'Permissions error',
          error_reason: 'user_denied',
        }),
    }
  }
}
