import { readFile } from 'node:fs/promises'
import { handlers } from '../../http/handlers.ts'
import { answerProposal } from './commands/answer-proposal.ts'
import { changeApplication } from './commands/change-application.ts'
import { changeMasterSettings } from './commands/change-master-settings.ts'
import { changeSector, createSector, deleteSector } from './commands/change-sector.ts'
import { importTranslations } from './commands/import-translations.ts'
import { privacyPdf } from './flows/privacy-pdf.ts'
import { dropSitePicture, putSitePicture } from './flows/site-picture.ts'
import { exportTranslations } from './queries/export-translations.ts'
import { listProposals } from './queries/list-proposals.ts'
import { listSectors, readSector } from './queries/list-sectors.ts'
import { applicationForm, applicationOf, legalDocument, overridesOf } from './queries/read-application.ts'
import { readMasterSettings } from './queries/read-master-settings.ts'
import { searchSectors } from './queries/search-sectors.ts'
import type { SectorUsers } from './sectors/sector-users.ts'

/** The platform's own data over HTTP: site settings, legal texts, translations, sectors and their proposals. */
export const catalogueHandlers = (users: SectorUsers) =>
  handlers({
    'GET /api/application': async ({ read }) => ({ application: await read(applicationOf, undefined) }),
    'GET /api/legal/{document}': ({ read, params, query }) => read(legalDocument, { ...params, ...query }),
    'GET /privacy-policy.pdf': privacyPdf,
    'GET /api/texts/{lang}': ({ read, params }) => read(overridesOf, params),
    'GET /api/activity-sectors': ({ read, query }) => read(searchSectors, query),

    'GET /api/admin/activity-sectors': ({ read, query, language }) =>
      read(listSectors, { ...query, language, users }),
    'POST /api/admin/activity-sectors': async ({ command, read, body, language }) => {
      const id = await command(createSector, body)
      return { sector: await read(readSector, { id, language, users }) }
    },
    'GET /api/admin/activity-sectors/proposals': ({ read, query }) => read(listProposals, query),
    'POST /api/admin/activity-sectors/proposals/{id}/answer': ({ command, params, body }) =>
      command(answerProposal, { ...body, ...params, users }),
    'GET /api/admin/activity-sectors/{id}': async ({ read, params, language }) => ({
      sector: await read(readSector, { ...params, language, users }),
    }),
    'POST /api/admin/activity-sectors/{id}': async ({ command, read, params, body, language }) => {
      await command(changeSector, { ...body, ...params })
      return { sector: await read(readSector, { ...params, language, users }) }
    },
    'DELETE /api/admin/activity-sectors/{id}': ({ command, params }) =>
      command(deleteSector, { ...params, users }),

    'GET /api/admin/application': ({ read }) => read(applicationForm, undefined),
    'POST /api/admin/application': async ({ command, read, body }) => {
      await command(changeApplication, body)
      const { application, version } = await read(applicationForm, undefined)
      return { application, version }
    },
    'POST /api/admin/application/logo': (call) => putSitePicture(call, 'logoId'),
    'DELETE /api/admin/application/logo': (call) => dropSitePicture(call, 'logoId'),
    'POST /api/admin/application/icon': (call) => putSitePicture(call, 'iconId'),
    'DELETE /api/admin/application/icon': (call) => dropSitePicture(call, 'iconId'),
    'GET /api/admin/master': ({ read }) => read(readMasterSettings, undefined),
    'POST /api/admin/master': ({ command, body }) => command(changeMasterSettings, body),

    'GET /api/admin/translations/export': async ({ read, language, platform }) => ({
      body: await read(exportTranslations, { language }),
      type: 'text/csv; charset=utf-8',
      headers: {
        'content-disposition': `attachment; filename="translations-${platform.clock.now().toISOString().slice(0, 10)}.csv"`,
      },
    }),
    'POST /api/admin/translations/import': async ({ command, files, body, language }) => {
      if (!files.file) throw new Error('The route must require its file')
      const bytes = await readFile(files.file.path)
      return command(importTranslations, { bytes, preview: body.preview === 'true', language })
    },
  })
