import { handlers } from '../../http/handlers.ts'
import { changeTemplate } from './commands/change-template.ts'
import { changeTheme, createTheme, deleteTheme } from './commands/change-themes.ts'
import { createTemplate } from './commands/create-template.ts'
import { deleteTemplate } from './commands/delete-template.ts'
import { duplicateTemplate } from './commands/duplicate-template.ts'
import { letGoOfTemplate, takeUpTemplate } from './commands/edit-template.ts'
import { reorderTemplates, reorderThemes } from './commands/reorder.ts'
import { restoreState, saveDesign } from './commands/save-design.ts'
import { drawPicture } from './flows/draw-picture.ts'
import { drawPreview } from './flows/draw-preview.ts'
import { listStates, readState } from './queries/list-states.ts'
import { listTemplates, readOneTemplate } from './queries/list-templates.ts'
import { listThemes, readTheme } from './queries/list-themes.ts'
import { readEditing } from './queries/read-editing.ts'
import { readLook } from './queries/read-look.ts'

interface Shelved {
  readonly params: { readonly id: number }
}
const of = <P extends { readonly id: number }>({ params }: { readonly params: P }) => {
  const { id: accountId, ...rest } = params
  return { accountId, ...rest } as { accountId: number } & Omit<P, 'id'>
}

/** Templates, themes and visuals of posts over HTTP. */
export const visualHandlers = handlers({
  'GET /api/users/{id}/graphical-line-templates': ({ read, query, language, ...call }) =>
    read(listTemplates, { ...query, ...of(call), language }),
  'POST /api/users/{id}/graphical-line-templates': async ({ command, read, body, language, ...call }) => {
    const templateId = await command(createTemplate, { ...body, ...of(call) })
    return read(readOneTemplate, { ...of(call), templateId, language })
  },
  'POST /api/users/{id}/graphical-line-templates/order': ({ command, body, ...call }) =>
    command(reorderTemplates, { ...of(call as Shelved), ids: body.templateIds }),
  'GET /api/users/{id}/graphical-line-templates/{templateId}': ({ read, language, ...call }) =>
    read(readOneTemplate, { ...of(call), language }),
  'POST /api/users/{id}/graphical-line-templates/{templateId}': async ({ command, read, body, ...call }) => {
    await command(changeTemplate, { ...body, ...of(call) })
    const { template } = await read(readOneTemplate, { ...of(call), language: call.language })
    return { template }
  },
  'DELETE /api/users/{id}/graphical-line-templates/{templateId}': ({ command, ...call }) =>
    command(deleteTemplate, of(call)),
  'POST /api/users/{id}/graphical-line-templates/{templateId}/duplicate': async ({
    command,
    read,
    body,
    ...call
  }) => {
    const templateId = await command(duplicateTemplate, { ...body, ...of(call), language: call.language })
    const { template } = await read(readOneTemplate, { ...of(call), templateId, language: call.language })
    return { newGraphicalLineTemplate: template }
  },
  'POST /api/users/{id}/graphical-line-templates/{templateId}/design': async ({
    command,
    read,
    body,
    ...call
  }) => {
    await command(saveDesign, { ...body, ...of(call) })
    return read(readOneTemplate, { ...of(call), language: call.language })
  },
  'GET /api/users/{id}/graphical-line-templates/{templateId}/editing': ({ read, query, ...call }) =>
    read(readEditing, { ...query, ...of(call) }),
  'POST /api/users/{id}/graphical-line-templates/{templateId}/editing': ({ command, body, ...call }) =>
    command(takeUpTemplate, { ...body, ...of(call) }),
  'DELETE /api/users/{id}/graphical-line-templates/{templateId}/editing': ({ command, query, ...call }) =>
    command(letGoOfTemplate, { ...query, ...of(call) }),
  'GET /api/users/{id}/graphical-line-templates/{templateId}/states': ({ read, language, ...call }) =>
    read(listStates, { ...of(call), language }),
  'GET /api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}': ({
    read,
    language,
    ...call
  }) => read(readState, { ...of(call), language }),
  'POST /api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}/restore': async ({
    command,
    read,
    body,
    ...call
  }) => {
    await command(restoreState, { ...body, ...of(call) })
    return read(readOneTemplate, { ...of(call), language: call.language })
  },
  'GET /api/users/{id}/graphical-line-templates/{templateId}/preview': drawPreview,

  'GET /api/users/{id}/graphical-line-templates/{templateId}/picture': drawPicture,
  'GET /api/users/{id}/look': async ({ read, query, ...call }) => ({
    look: await read(readLook, { ...query, ...of(call as Shelved) }),
  }),
  'GET /api/users/{id}/themes': ({ read, query, language, ...call }) =>
    read(listThemes, { ...query, ...of(call), language }),
  'POST /api/users/{id}/themes': async ({ command, read, body, language, ...call }) => {
    const themeId = await command(createTheme, { ...body, ...of(call) })
    return read(readTheme, { ...of(call), themeId, language })
  },
  'POST /api/users/{id}/themes/order': ({ command, body, ...call }) =>
    command(reorderThemes, { ...of(call as Shelved), ids: body.themeIds }),
  'POST /api/users/{id}/themes/{themeId}': async ({ command, read, body, ...call }) => {
    await command(changeTheme, { ...body, ...of(call) })
    return read(readTheme, { ...of(call), language: call.language })
  },
  'DELETE /api/users/{id}/themes/{themeId}': ({ command, ...call }) => command(deleteTheme, of(call)),
})
