export const site = {
  pageDescription:
    'Un mois de publications pour vos réseaux sociaux, à partir de votre site\u00a0: préparées, corrigées, validées, publiées.',
  documents: {
    terms: 'Conditions générales d’utilisation et de vente',
    privacy: 'Politique de confidentialité',
    toComplete: '[à compléter]',
    page: 'Page {{page}} sur {{pages}}',
    file: 'politique-de-confidentialite.pdf',
  },
  translations: {
    describeKey: 'Nom de la phrase, à ne pas changer',
    describeFr: 'Texte français\u202f; les mots entre accolades restent tels quels',
    describeEn: 'Texte anglais\u202f; les mots entre accolades restent tels quels',
    unknownKey: 'Cette phrase n’existe pas.',
    twice: 'Cette phrase figure déjà plus haut dans le fichier.',
    placeholders: 'Les mots entre accolades doivent rester les mêmes\u00a0: {{names}}.',
    noPlaceholders: 'Cette phrase ne prend pas de mots entre accolades.',
    tooLong: 'Au plus {{max}} caractères.',
  },
}
