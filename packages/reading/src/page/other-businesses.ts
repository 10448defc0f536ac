// Parts of a page that tell of somebody else: who is hired, who sells what the business makes, what goes on next door. Known by
// their heading; of them only what speaks of the business itself stays.
import { cue } from '../language/cue.ts'
import type { Block } from './blocks.ts'

const jobs =
  /^(?:.{0,20}(?:nous recrutons|on recrute|rejoignez[- ](?:nous|l['’]équipe|notre équipe)|offres? d['’]emploi|join (?:our team|the team)|we(?:['’]re| are) hiring|job (?:vacancies|openings)|current vacancies|trabaja con nosotros|ofertas de (?:empleo|trabajo)|únete al equipo|se busca .{0,30}|wir suchen .{0,40}|stellenangebote?|offene stellen|verstärkung gesucht|(?:mitarbeiter(?:in|:in)?|aushilfe|azubi) gesucht|ausbildungsplätze|komm ins team).{0,16}|recrutement|emplois?|nous rejoindre|join us|jobs?|careers?|vacancies|work (?:with|for) us|empleo|jobs|karriere|stellen)$/iu
const elsewhere =
  /^.{0,16}(?:chez nos (?:voisins|amis|partenaires)|nos (?:voisins|amis)|dans (?:le quartier|la région|les environs|les alentours)|aux alentours|agenda du quartier|la vie du quartier|(?:also |elsewhere )?(?:in|around) the (?:neighbourhood|area|village|region)|(?:from|at) our (?:friends|neighbours)|our (?:friends|neighbours)|nearby|local events|things to do(?: nearby| in .{1,20})?|en el barrio|nuestros (?:amigos|vecinos)|en los alrededores|qué ver cerca|bei unseren (?:nachbarn|freunden)|unsere (?:nachbarn|freunde)|in der (?:nachbarschaft|umgebung)|ausflugstipps?).{0,6}$/iu
const sellers =
  /^.{0,16}(?:(?:nos |les )(?:partenaires|revendeurs|points? de vente|distributeurs|fournisseurs|marques|dépositaires)|où acheter nos .{0,30}|(?:our )(?:partners?|stockists|suppliers|brands|resellers|retailers)|where to buy|(?:nuestros )(?:socios|colaboradores|proveedores|distribuidores|puntos? de venta)|nuestras marcas|dónde comprar|(?:unsere )(?:partner|verkaufsstellen|händler|lieferanten|marken|wiederverkäufer)).{0,6}$|^(?:partenaires|revendeurs|points? de vente|dépositaires|partners|stockists|brands we stock|proveedores|distribuidores|puntos? de venta|partner|verkaufsstellen|händler|lieferanten)$/iu

const ofUs = cue(
  'nous|notre|nos|on|je|mon|ma|mes|we|our|us|i|my|nosotr[oa]s|nuestr[oa]s?|trabajamos|compramos|vendemos|hacemos|estamos|wir|uns|unser\\p{L}*|ich|mein\\p{L}*|chez nous',
)

export function withoutOtherBusinesses(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  let under: { readonly level: number; readonly isWhole: boolean } | null = null
  for (const block of blocks) {
    if (block.is === 'heading') {
      if (under !== null && block.level <= under.level) under = null
      const text = block.text.trim()
      const isShort = text.length <= mostLetters && !text.endsWith('?')
      if (under === null && isShort && (jobs.test(text) || elsewhere.test(text)))
        under = { level: block.level, isWhole: true }
      else if (under === null && isShort && sellers.test(text)) under = { level: block.level, isWhole: false }
      if (under === null) kept.push(block)
    } else if (under === null) kept.push(block)
    else if (!under.isWhole && block.is === 'text') {
      const lines = block.lines.filter(({ text }) => ofUs.test(text) && /[.!?]$/.test(text))
      if (lines.length > 0) kept.push({ ...block, lines })
    }
  }
  return kept
}
const mostLetters = 60
