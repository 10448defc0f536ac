// The interests that can be targeted here. One is retired, so that its refusal can be seen.

export interface Interest {
  id: string
  name: string
  topic: string
  retired?: boolean
}

const names: Readonly<Record<string, string>> = {
  'Food and drink':
    'Restaurants,Coffee,Baking,Bread,Wine,Cheese,Organic food,Vegetarianism,Pastry,Chocolate,Cooking,Beer',
  'Sports and outdoors':
    'Football,Running,Yoga,Cycling,Hiking,Swimming,Rugby football,Tennis,Physical fitness,Climbing',
  'Hobbies and activities':
    'Gardening,Photography,Travel,Reading,Do it yourself (DIY),Handicrafts,Painting,Music',
  'Shopping and fashion':
    'Fashion design,Jewelry,Boutiques,Cosmetics,Shoes,Second-hand clothing,Interior design',
  'Business and industry': 'Small business,Entrepreneurship,Marketing,Real estate,Construction,Architecture',
  'Family and relationships': 'Parenting,Weddings,Motherhood,Pets,Dogs,Cats',
  'Fitness and wellness': 'Meditation,Spas,Massage,Hairdressing,Nutrition',
}

export const interests: readonly Interest[] = [
  ...Object.entries(names).flatMap(([topic, list], block) =>
    list.split(',').map((name, index) => ({
      id:
        name === 'Football' ? '6003107902433' : String(6_003_200_000_000 + block * 1_000_003 + index * 7919),
      name,
      topic,
    })),
  ),
  { id: '6003999000001', name: 'Video rental shops', topic: 'Shopping and fashion', retired: true },
]

export const searchInterests = (query: string): Interest[] => {
  const wanted = query.trim().toLowerCase()
  return interests.filter(({ name, retired }) => !retired && name.toLowerCase().includes(wanted))
}

export const interestView = ({ id, name, topic }: Interest) => {
  const size = 4_000_000 + (Number(id) % 90) * 1_500_000
  return {
    id,
    name,
    audience_size_lower_bound: size,
    audience_size_upper_bound: Math.round(size * 1.176),
    path: ['Interests', topic, name],
    description: '',
    topic,
  }
}
