import type { FactKind, Language } from '@postelier/contract'
import type { Shortage } from '../brief.ts'
import { typeset } from '../typography/typeset.ts'

/** What to ask a business for, one question a kind, with one idea in it: it can be answered in one sentence, from memory. */
const questions: Readonly<Record<Language, Readonly<Record<FactKind, string>>>> = {
  fr: {
    business: 'Que fait votre entreprise ?',
    product: 'Quel produit vendez-vous le plus ?',
    service: 'Quel service vous demande-t-on le plus ?',
    method: 'Comment travaillez-vous ?',
    place: 'Comment vient-on chez vous ?',
    hours: 'Quand êtes-vous ouvert ?',
    event: 'Quel est votre prochain événement ?',
    news: 'Qu’est-ce qui a changé chez vous récemment ?',
    offer: 'Quelle offre proposez-vous en ce moment ?',
    question: 'Quelle question vos clients posent-ils souvent ?',
    person: 'Qui travaille avec vous ?',
    history: 'Comment avez-vous commencé ?',
    award: 'Quel prix ou label avez-vous reçu ?',
    advice: 'Quel conseil donnez-vous souvent à vos clients ?',
    contact: 'Comment peut-on vous joindre ?',
  },
  en: {
    business: 'What does your business do?',
    product: 'Which product do you sell most?',
    service: 'Which service are you asked for most?',
    method: 'How do you work?',
    place: 'How do people get to you?',
    hours: 'When are you open?',
    event: 'What is your next event?',
    news: 'What has changed at your place recently?',
    offer: 'What offer do you have at the moment?',
    question: 'What do your customers often ask?',
    person: 'Who works with you?',
    history: 'How did you start?',
    award: 'Which prize or label have you received?',
    advice: 'What advice do you often give your customers?',
    contact: 'How can people reach you?',
  },
  es: {
    business: '¿A qué se dedica su empresa?',
    product: '¿Qué producto vende más?',
    service: '¿Qué servicio le piden más?',
    method: '¿Cómo trabaja?',
    place: '¿Cómo se llega a su local?',
    hours: '¿Cuándo abre?',
    event: '¿Cuál es su próximo evento?',
    news: '¿Qué ha cambiado últimamente en su empresa?',
    offer: '¿Qué oferta tiene en este momento?',
    question: '¿Qué le preguntan a menudo sus clientes?',
    person: '¿Quién trabaja con usted?',
    history: '¿Cómo empezó?',
    award: '¿Qué premio o sello ha recibido?',
    advice: '¿Qué consejo da a menudo a sus clientes?',
    contact: '¿Cómo se le puede contactar?',
  },
  de: {
    business: 'Was macht Ihr Betrieb?',
    product: 'Welches Produkt verkaufen Sie am häufigsten?',
    service: 'Welche Leistung wird am häufigsten gefragt?',
    method: 'Wie arbeiten Sie?',
    place: 'Wie kommt man zu Ihnen?',
    hours: 'Wann haben Sie geöffnet?',
    event: 'Was ist Ihre nächste Veranstaltung?',
    news: 'Was hat sich bei Ihnen zuletzt geändert?',
    offer: 'Welches Angebot haben Sie gerade?',
    question: 'Was fragen Ihre Kunden oft?',
    person: 'Wer arbeitet mit Ihnen?',
    history: 'Wie haben Sie angefangen?',
    award: 'Welchen Preis oder welches Siegel haben Sie erhalten?',
    advice: 'Welchen Rat geben Sie Ihren Kunden oft?',
    contact: 'Wie kann man Sie erreichen?',
  },
}

export const shortageOf = (missing: FactKind, language: Language): Shortage => ({
  missing,
  question: typeset(questions[language][missing], language),
  inLanguage: null,
})

const mostQuoted = 80
const askedAbout: Readonly<Record<Language, (input: string) => string>> = {
  fr: (input) => `Que voulez-vous dire de « ${input} » ?`,
  en: (input) => `What would you like to say about “${input}”?`,
  es: (input) => `¿Qué quiere decir de «${input}»?`,
  de: (input) => `Was möchten Sie über „${input}“ sagen?`,
}

/** Nothing is known of what somebody wants told: they are asked for it. */
export const unknownTo = (input: string, language: Language): Shortage => ({
  missing: 'product',
  question: typeset(askedAbout[language](input.slice(0, mostQuoted)), language),
  inLanguage: null,
})

/** As each language names the others. */
const languageNames: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  fr: { fr: 'français', en: 'anglais', es: 'espagnol', de: 'allemand' },
  en: { fr: 'French', en: 'English', es: 'Spanish', de: 'German' },
  es: { fr: 'francés', en: 'inglés', es: 'español', de: 'alemán' },
  de: { fr: 'Französisch', en: 'Englisch', es: 'Spanisch', de: 'Deutsch' },
}
const askedIn: Readonly<Record<Language, (other: string) => string>> = {
  fr: (other) => `Vos informations sont en ${other}. Écrire vos posts en ${other} ?`,
  en: (other) => `Your information is in ${other}. Write your posts in ${other}?`,
  es: (other) => `Su información está en ${other}. ¿Escribir sus publicaciones en ${other}?`,
  de: (other) => `Ihre Angaben sind auf ${other}. Sollen Ihre Beiträge auf ${other} sein?`,
}

/** All of it is known in another language: nobody translates here, and a kind of fact is not what is missing. */
export const knownIn = (other: Language, missing: FactKind, language: Language): Shortage => ({
  missing,
  question: typeset(askedIn[language](languageNames[language][other]), language),
  inLanguage: other,
})
