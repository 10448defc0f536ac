export const screens = {
  posts: { name: 'Posts', about: 'Ce qui part, ce qui se prépare, ce qui est paru.' },
  writePost: { name: 'Ajouter un post' },
}
