import type { FactKind, Language } from '@postelier/contract'
import type { Shortage } from '../brief.ts'
import { typeset } from '../typography/typeset.ts'

/** What to ask a business for, one question a kind: it can be answered in one sentence, from memory. */
const questions: Readonly<Record<Language, Readonly<Record<FactKind, string>>>> = {
  fr: {
    business: 'Si un inconnu entrait chez vous, que lui diriez-vous en une phrase ?',
    product: 'Quel produit vos clients redemandent-ils ?',
    service: 'Pour quoi vous appelle-t-on d’abord ?',
    method: 'Quel geste refaites-vous chaque jour, et pourquoi ainsi ?',
    place: 'Comment expliquez-vous le chemin à qui vient pour la première fois ?',
    hours: 'Quels jours et à quelles heures peut-on venir ?',
    event: 'Quelle date approche chez vous, et que s’y passera-t-il ?',
    news: 'Qu’est-ce qui a changé chez vous ces dernières semaines ?',
    offer: 'Que proposez-vous, à quel prix et jusqu’à quand ?',
    question: 'Quelle question vous pose-t-on toutes les semaines, et que répondez-vous ?',
    person: 'Qui travaille avec vous, et que fait cette personne ?',
    history: 'Comment cela a-t-il commencé, et en quelle année ?',
    award: 'De quel label, prix ou chiffre êtes-vous fier ?',
    advice: 'Quel conseil donnez-vous sans qu’on vous le demande ?',
    contact: 'Par quel moyen préférez-vous qu’on vous joigne ?',
  },
  en: {
    business: 'If a stranger walked in, what would you tell them in one sentence?',
    product: 'Which product do your customers come back for?',
    service: 'What do people call you for first?',
    method: 'Which gesture do you repeat every day, and why that way?',
    place: 'How do you explain the way to somebody who comes for the first time?',
    hours: 'On which days and at which hours can people come?',
    event: 'Which date is coming up, and what will happen?',
    news: 'What has changed at your place in the last few weeks?',
    offer: 'What do you offer, at what price, and until when?',
    question: 'Which question do you hear every week, and what do you answer?',
    person: 'Who works with you, and what do they do?',
    history: 'How did it begin, and in which year?',
    award: 'Which label, prize or figure are you proud of?',
    advice: 'Which advice do you give without being asked?',
    contact: 'How do you like to be reached?',
  },
  es: {
    business: 'Si entrara un desconocido, ¿qué le diría en una frase?',
    product: '¿Qué producto le vuelven a pedir sus clientes?',
    service: '¿Para qué le llaman primero?',
    method: '¿Qué gesto repite cada día, y por qué así?',
    place: '¿Cómo explica el camino a quien viene por primera vez?',
    hours: '¿Qué días y a qué horas se puede venir?',
    event: '¿Qué fecha se acerca, y qué pasará ese día?',
    news: '¿Qué ha cambiado en su casa en las últimas semanas?',
    offer: '¿Qué ofrece, a qué precio y hasta cuándo?',
    question: '¿Qué pregunta le hacen todas las semanas, y qué responde?',
    person: '¿Quién trabaja con usted, y qué hace?',
    history: '¿Cómo empezó todo, y en qué año?',
    award: '¿De qué sello, premio o cifra se siente orgulloso?',
    advice: '¿Qué consejo da sin que se lo pidan?',
    contact: '¿Por qué medio prefiere que le contacten?',
  },
  de: {
    business: 'Wenn ein Fremder hereinkäme: Was würden Sie ihm in einem Satz sagen?',
    product: 'Welches Produkt verlangen Ihre Kunden immer wieder?',
    service: 'Weswegen ruft man Sie zuerst an?',
    method: 'Welchen Handgriff machen Sie jeden Tag, und warum gerade so?',
    place: 'Wie erklären Sie den Weg, wenn jemand zum ersten Mal kommt?',
    hours: 'An welchen Tagen und zu welchen Zeiten kann man kommen?',
    event: 'Welcher Termin steht an, und was geschieht dann?',
    news: 'Was hat sich bei Ihnen in den letzten Wochen geändert?',
    offer: 'Was bieten Sie an, zu welchem Preis und bis wann?',
    question: 'Welche Frage hören Sie jede Woche, und was antworten Sie?',
    person: 'Wer arbeitet mit Ihnen, und was macht diese Person?',
    history: 'Wie hat es angefangen, und in welchem Jahr?',
    award: 'Auf welches Siegel, welchen Preis oder welche Zahl sind Sie stolz?',
    advice: 'Welchen Rat geben Sie, ohne dass jemand fragt?',
    contact: 'Wie sind Sie am liebsten zu erreichen?',
  },
}

export const shortageOf = (missing: FactKind, language: Language): Shortage => ({
  missing,
  question: typeset(questions[language][missing], language),
  inLanguage: null,
})

const mostQuoted = 80
const askedAbout: Readonly<Record<Language, (input: string) => string>> = {
  fr: (input) => `Que faut-il savoir de « ${input} » ?`,
  en: (input) => `What is there to know of “${input}”?`,
  es: (input) => `¿Qué hay que saber de «${input}»?`,
  de: (input) => `Was sollte man über „${input}“ wissen?`,
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
  fr: (other) =>
    `Ce que l’on sait de vous est en ${other}, et vos posts s’écrivent en français. Les écrire en ${other} ?`,
  en: (other) =>
    `What is known of you is in ${other}, and your posts are in English. Write them in ${other}?`,
  es: (other) =>
    `Lo que se sabe de usted está en ${other}, y sus publicaciones se escriben en español. ¿Escribirlas en ${other}?`,
  de: (other) =>
    `Was man von Ihnen weiß, ist auf ${other}, Ihre Beiträge sind auf Deutsch. Sollen sie auf ${other} sein?`,
}

/** All of it is known in another language: nobody translates here, and a kind of fact is not what is missing. */
export const knownIn = (other: Language, missing: FactKind, language: Language): Shortage => ({
  missing,
  question: typeset(askedIn[language](languageNames[language][other]), language),
  inLanguage: other,
})
