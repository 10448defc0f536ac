// Texts of what networks want set of a post. In French.
export const postOptions = {
  settings: {
    title: 'Réglages par réseau',
    choose: 'À choisir',
    summary: '{{network}}\u00a0: {{settings}}',
    facebook: {},
    bluesky: {},
    instagram: {
      shareToFeed: { name: 'Montrer aussi la vidéo dans la grille', short: 'dans la grille' },
    },
    linkedin: {
      visibility: {
        name: 'Qui voit ce post',
        help: 'Pour un profil. Tout le monde voit les posts d’une page.',
        choices: { public: 'Tout le monde', connections: 'Vos relations' },
      },
    },
    x: {
      replies: {
        name: 'Qui peut répondre',
        choices: {
          everyone: 'Tout le monde',
          following: 'Les comptes que vous suivez',
          mentioned: 'Les comptes cités',
        },
      },
    },
    tiktok: {
      privacy: {
        name: 'Qui peut voir ce post',
        help: 'TikTok le demande pour chaque post. Rien n’est choisi pour vous.',
        choices: { private: 'Vous seul', friends: 'Vos amis', public: 'Tout le monde' },
      },
      comments: { name: 'Permettre les commentaires', short: 'commentaires' },
      duet: { name: 'Permettre les duos', short: 'duos' },
      stitch: { name: 'Permettre les collages', short: 'collages' },
      disclosure: {
        name: 'Contenu commercial',
        help: 'Dites-le si le post fait connaître une marque, la vôtre ou celle d’un partenaire.',
        choices: {
          none: 'Rien à signaler',
          ownBrand: 'Votre marque',
          paidPartnership: 'Partenariat rémunéré',
        },
      },
      madeWithAi: { name: 'Fait avec une IA', short: 'fait avec une IA' },
    },
  },
}
