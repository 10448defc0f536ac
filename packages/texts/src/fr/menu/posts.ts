export const screens = {
  posts: { name: 'Posts', about: 'Vos posts à venir, en préparation et publiés.' },
  writePost: { name: 'Ajouter un post' },
}
