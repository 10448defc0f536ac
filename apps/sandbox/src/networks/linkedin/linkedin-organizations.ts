// Which pages a member may act for: https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations
import type { FastifyInstance } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { paramsOf, queryOf } from '../shared/bodies.ts'
import type { DemoPage, PageRole } from '../shared/people.ts'
import {
  listOf,
  may,
  memberIdOf,
  organizationIdOf,
  organizationUrn,
  paged,
  pageOfUrn,
  restCaller,
  roleIn,
  settingsOf,
} from './linkedin-manner.ts'
import { badParam, denied, notFound } from './linkedin-refusals.ts'
import { logoUrnOf } from './linkedin-uploads.ts'

const rest = '/networks/linkedin/api/rest'

export function linkedinOrganizationRoutes(app: FastifyInstance, office: NetworkOffice): void {
  const roleName = (role: PageRole) =>
    ({
      admin: 'ADMINISTRATOR',
      content: settingsOf(office).contentRole,
      analyst: 'ANALYST',
      former: 'ADMINISTRATOR',
    })[role]
  const stateName = (role: PageRole) => (role === 'former' ? 'REVOKED' : 'APPROVED')

  app.get(`${rest}/organizationAcls`, office.call('list-pages'), (request) => {
    const caller = restCaller(office, request)
    const query = queryOf(request)
    if (!may(caller, 'rw_organization_admin', 'r_organization_admin'))
      throw denied('organizationAcls.FINDER-roleAssignee')
    const wanted = (role: PageRole) =>
      (query.state ?? stateName(role)) === stateName(role) &&
      (query.role ?? roleName(role)) === roleName(role)
    if (query.q === 'roleAssignee') {
      const held = office.pagesOf(caller.person).filter(({ role }) => wanted(role))
      const elements = held.map(({ page, role }) => ({
        role: roleName(role),
        organization: organizationUrn(page.id),
        roleAssignee: caller.urn,
        state: stateName(role),
      }))
      return paged(elements, query)
    }
    const page = query.q === 'organization' ? pageOfUrn(office, query.organization ?? '') : undefined
    if (!page) throw badParam('q')
    if (roleIn(caller, page) !== 'admin') throw denied('organizationAcls.FINDER-organization')
    // This finder names the organization by another word.
    const elements = office.people().flatMap((person) =>
      person.pages
        .filter((held) => held.page === page.id && wanted(held.role))
        .map(({ role }) => ({
          role: roleName(role),
          organizationTarget: organizationUrn(page.id),
          roleAssignee: `urn:li:person:${memberIdOf(person, caller.grant.client)}`,
          state: stateName(role),
        })),
    )
    return paged(elements, query)
  })

  app.get(`${rest}/organizations/:id`, office.call('read-page'), (request) => {
    const caller = restCaller(office, request)
    const id = paramsOf(request).id ?? ''
    const page = pageOfUrn(office, `urn:li:organization:${id}`)
    if (!page) throw notFound(`Organization ${id} is inactive`)
    if (!may(caller, 'rw_organization_admin', 'r_organization_admin') || !roleIn(caller, page))
      throw denied('organizations.GET')
    return details(page)
  })
  app.get(`${rest}/organizations`, office.call('find-page'), (request) => {
    restCaller(office, request)
    const query = queryOf(request)
    if (query.q !== 'vanityName') throw badParam('q')
    return paged(
      office.sandbox.pages
        .all()
        .filter(({ handle }) => handle === query.vanityName)
        .map(details),
      query,
    )
  })
  app.get(`${rest}/organizationsLookup`, office.call('look-up-pages'), (request) => {
    restCaller(office, request)
    const ids = listOf(queryOf(request).ids)
    if (!ids) throw badParam('ids')
    const found = ids.flatMap((id) => {
      const page = pageOfUrn(office, `urn:li:organization:${id}`)
      return page ? [[id, details(page)] as const] : []
    })
    return { results: Object.fromEntries(found), statuses: {}, errors: {} }
  })
}

const details = (page: DemoPage) => ({
  id: Number(organizationIdOf(page.id)),
  $URN: organizationUrn(page.id),
  localizedName: page.name,
  vanityName: page.handle,
  localizedDescription: page.about,
  name: { localized: { fr_FR: page.name }, preferredLocale: { country: 'FR', language: 'fr' } },
  logoV2: { original: logoUrnOf(page.id), cropped: logoUrnOf(page.id) },
})
