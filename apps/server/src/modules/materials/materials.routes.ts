import { createReadStream } from 'node:fs'
import { handlers } from '../../http/handlers.ts'
import { notFound } from '../../platform/errors.ts'
import { emojiDrawing } from '../../platform/painting/emoji-drawings.ts'
import { emojiSvg } from '../../platform/painting/emoji-set.ts'
import { fileOfFace } from '../../platform/painting/read-faces.ts'
import { credits } from './credits.ts'

/** A face or an emoji never changes under its name; a new one gets a new name. */
const forGood = { 'cache-control': 'public, max-age=31536000, immutable' }

export const materialsHandlers = handlers({
  'GET /api/faces/{face}': async ({ params }) => {
    const file = fileOfFace(params.face)
    if (file === null) throw notFound()
    return { body: createReadStream(file), type: 'font/ttf', headers: forGood }
  },
  'GET /api/emoji/{key}': async ({ params, reply }) => {
    const drawings = emojiDrawing(params.key)
    if (drawings === null) reply.code(404)
    return { body: JSON.stringify(drawings), type: 'application/json; charset=utf-8', headers: forGood }
  },
  'GET /api/emoji/{key}/picture': async ({ params }) => {
    const drawn = emojiSvg(params.key)
    if (drawn === null) throw notFound()
    const body = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 36 36">${drawn}</svg>`
    return { body, type: 'image/svg+xml; charset=utf-8', headers: forGood }
  },
  'GET /api/credits': async () => ({ credits: [...credits] }),
})
