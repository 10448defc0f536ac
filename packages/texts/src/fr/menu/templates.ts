export const screens = {
  templates: {
    name: 'Modèles graphiques',
    about: 'Les images dont partent les posts de vos clients.',
    create: 'Nouveau modèle graphique',
  },
  ownTemplates: {
    name: 'Modèles graphiques',
    about: 'Les images dont partent vos posts, à vos couleurs.',
    create: 'Nouveau modèle graphique',
  },
}
