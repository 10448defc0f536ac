import type { Language } from '@postelier/contract'

interface Words {
  readonly near: (city: string) => string
  readonly where: (city: string) => string
  readonly does: (trade: string) => string
  readonly firms: string
  readonly forFirms: (name: string) => string
  readonly regulars: string
  readonly known: (name: string) => string
  readonly bySummary: (said: string) => string
  readonly byTrade: (said: string) => string
  readonly byFact: (said: string) => string
}

/** “au Havre”, “aux Sables-d’Olonne”: the article of a town melts into the word before it. */
const inFrench = (city: string): string =>
  /^le\s/i.test(city) ? `au ${city.slice(3)}` : /^les\s/i.test(city) ? `aux ${city.slice(4)}` : `à ${city}`

/** Audiences are described by where it is said that they are served. */
export const audienceWords: Readonly<Record<Language, Words>> = {
  fr: {
    near: (city) => `Celles et ceux qui vivent ${inFrench(city)}`,
    where: (city) => `Votre adresse est ${inFrench(city)}.`,
    does: (trade) => `Votre activité : ${trade}.`,
    firms: 'Les entreprises qui ont besoin de ce que vous faites',
    forFirms: (name) => `D’après le type d’activité indiqué, ${name} travaille pour des entreprises.`,
    regulars: 'Celles et ceux qui vous connaissent déjà',
    known: (name) => `Plus besoin de leur présenter ${name}.`,
    bySummary: (said) => `Votre description le dit : « ${said} »`,
    byTrade: (said) => `Votre activité le dit : « ${said} »`,
    byFact: (said) => `Ce que l’on sait de vous le dit : « ${said} »`,
  },
  en: {
    near: (city) => `People who live in ${city}`,
    where: (city) => `Your address is in ${city}.`,
    does: (trade) => `What you do: ${trade}.`,
    firms: 'Companies that look for what you do',
    forFirms: (name) => `By the kind of activity you named, ${name} works for companies.`,
    regulars: 'People who know you already',
    known: (name) => `They need no introduction to ${name}.`,
    bySummary: (said) => `Your description says so: “${said}”`,
    byTrade: (said) => `Your activity says so: “${said}”`,
    byFact: (said) => `What is known of you says so: “${said}”`,
  },
  es: {
    near: (city) => `Quienes viven en ${city}`,
    where: (city) => `Vuestra dirección está en ${city}.`,
    does: (trade) => `Vuestra actividad: ${trade}.`,
    firms: 'Empresas que buscan lo que hacéis',
    forFirms: (name) => `Según el tipo de actividad indicado, ${name} trabaja para empresas.`,
    regulars: 'Quienes ya os conocen',
    known: (name) => `Ya no hace falta presentarles ${name}.`,
    bySummary: (said) => `Lo dice vuestra descripción: «${said}»`,
    byTrade: (said) => `Lo dice vuestra actividad: «${said}»`,
    byFact: (said) => `Lo dice lo que se sabe de vosotros: «${said}»`,
  },
  de: {
    near: (city) => `Menschen in ${city}`,
    where: (city) => `Ihre Adresse ist in ${city}.`,
    does: (trade) => `Ihre Tätigkeit: ${trade}.`,
    firms: 'Unternehmen, die suchen, was Sie tun',
    forFirms: (name) => `Nach der angegebenen Art der Tätigkeit arbeitet ${name} für Unternehmen.`,
    regulars: 'Wer Sie schon kennt',
    known: (name) => `Ihnen muss niemand ${name} vorstellen.`,
    bySummary: (said) => `Ihre Beschreibung sagt es: „${said}“`,
    byTrade: (said) => `Ihre Tätigkeit sagt es: „${said}“`,
    byFact: (said) => `Was man von Ihnen weiß, sagt es: „${said}“`,
  },
}
