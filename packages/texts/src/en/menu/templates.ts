import type { screens as French } from '../../fr/menu/templates.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  templates: {
    name: 'Graphic templates',
    about: 'The pictures your customers’ posts start from.',
    create: 'New graphic template',
  },
  ownTemplates: {
    name: 'Graphic templates',
    about: 'The pictures your posts start from, in your colours.',
    create: 'New graphic template',
  },
}
