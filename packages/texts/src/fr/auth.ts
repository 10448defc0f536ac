export const auth = {
  login: {
    pageTitle: 'Connexion',
    title: 'Votre mois de posts est sur l’établi.',
    lead: 'Reprenez là où vous l’aviez laissé.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    forgotten: 'Oublié\u202f?',
    remember: 'Rester connecté sur cet ordinateur',
    submit: 'Se connecter',
    noAccount: 'Pas encore de compte\u202f?',
    register: 'Essayer avec votre site',
    emailMissing: 'Indiquez votre adresse e-mail.',
    passwordMissing: 'Indiquez votre mot de passe.',
  },
  frame: {
    privacy: 'Confidentialité',
    slug: 'Maison Verdier, novembre et décembre 2026',
    proof: 'Planche 1 sur 2, bon à publier',
  },
  wizard: { steps: 'Étapes', step: 'sur {{total}}', back: 'Retour', next: 'Continuer' },
}
