// What a photo of one thing is told with: what it is called, what it costs, or the day it is.
import type { Common } from '../kinds/common.ts'
import type { TextFields } from '../kinds/text/text.ts'
import { type Area, asks, detail, title, words } from './build.ts'

type Own = Partial<TextFields & Pick<Common, 'rotation'>>

/** Long enough for a name in French or German on two lines. */
const longestName = 60

/** What the thing on the photo is called. */
export const thingName = (content: string, area: Area, own: Own) =>
  named(content, area, own, 'Le nom du produit, avec son article.')
export const eventName = (content: string, area: Area, own: Own) =>
  named(content, area, own, 'Le nom de l’événement, deux ou trois mots.')

const named = (content: string, area: Area, own: Own, prompt: string) => ({
  ...title(content, area, {
    lineHeight: 1.06,
    letterSpacing: -14,
    valign: 'middle',
    ...own,
    ...asks(prompt, longestName, 'name'),
  }),
  id: 'name',
})

export const price = (content: string, area: Area, own: Own) =>
  words('price', content, area, {
    role: 'heading2',
    weight: 600,
    lineHeight: 1.04,
    letterSpacing: -20,
    valign: 'middle',
    ...own,
    ...asks('Le prix, avec son unité de monnaie et rien d’autre.', 22, 'price'),
  })

/** The figure of the day, as a calendar shows it. */
export const dayOfMonth = (content: string, area: Area, own: Own) => ({
  ...title(content, area, {
    lineHeight: 1,
    letterSpacing: -30,
    align: 'center',
    valign: 'middle',
    ...own,
    ...asks('Le jour du mois, en chiffres.', 2, 'dayOfMonth'),
  }),
  id: 'day',
})

export const when = (content: string, area: Area, own: Own) => ({
  ...detail(content, area, { ...own, ...asks('Le jour, le mois et l’heure.', 60, 'when') }),
  id: 'when',
})

/** A line beside the name; where nothing was written for it, who signs stands there. */
export const more = (content: string, area: Area, own: Own) =>
  detail(content, area, { ...own, ...asks('Ce qui la distingue, en quelques mots.', 60, 'words') })
