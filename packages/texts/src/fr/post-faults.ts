/** Why a network does not take a post as it stands; `post-faults.ts` says which sentence is for which fault. */
export const postFaults = {
  textTooLong_one: '{{count}} caractère de trop pour {{network}}.',
  textTooLong_other: '{{count}} caractères de trop pour {{network}}.',
  textTooHeavy: 'Ce texte est trop long pour {{network}}\u00a0: retirez des mots ou des émojis.',
  commentTooLong_one:
    '{{count}} caractère de trop dans le premier commentaire pour {{network}} ({{most}} au plus).',
  commentTooLong_other:
    '{{count}} caractères de trop dans le premier commentaire pour {{network}} ({{most}} au plus).',
  textMissing: 'Ajoutez quelques mots pour {{network}}.',
  textForbidden:
    'Ce texte contient un caractère invisible que {{network}} refuse. Retapez-le plutôt que de le coller.',
  formatUnknown: 'Ce format de post n’existe pas sur {{network}}.',
  tooFewMedia_one: 'Il manque un visuel pour {{network}}.',
  tooFewMedia_other: 'Il manque {{count}} visuels pour {{network}}.',
  tooManyMedia_one: '{{count}} visuel de trop pour {{network}} ({{most}} au plus).',
  tooManyMedia_other: '{{count}} visuels de trop pour {{network}} ({{most}} au plus).',
  mediaMixed: 'Un post ne peut pas mêler images et vidéo sur {{network}}.',
  mediaKind: 'Le visuel {{nth}} n’est pas d’un type accepté sur {{network}}.',
  mediaTooLarge:
    'Le visuel {{nth}} pèse {{size, number}}\u00a0Mo\u00a0: au plus {{most, number}}\u00a0Mo pour {{network}}.',
  mediaTooWide: 'Le visuel {{nth}} est trop large pour {{network}}.',
  mediaTooTall: 'Le visuel {{nth}} est trop haut pour {{network}}.',
  mediaSize:
    'Le visuel {{nth}} ({{width}}\u00a0×\u00a0{{height}}) n’a pas une taille acceptée sur {{network}}.',
  mediaPace: 'La vidéo compte {{frames, number}} images par seconde, ce que {{network}} n’accepte pas.',
  videoTooShort:
    'La vidéo dure {{seconds, number}}\u00a0s\u00a0: au moins {{least, number}}\u00a0s pour {{network}}.',
  videoTooLong:
    'La vidéo dure {{seconds, number}}\u00a0s\u00a0: au plus {{most, number}}\u00a0s pour {{network}}.',
  tooManyTags_one: '{{count}} mot-dièse de trop pour {{network}} ({{most}} au plus).',
  tooManyTags_other: '{{count}} mots-dièse de trop pour {{network}} ({{most}} au plus).',
  tooManyCashtags: 'Un seul symbole boursier, comme $ABC, par post sur {{network}}.',
  tooManyMentions_one: '{{count}} mention de trop pour {{network}} ({{most}} au plus).',
  tooManyMentions_other: '{{count}} mentions de trop pour {{network}} ({{most}} au plus).',
  privacyMissing: 'Dites qui peut voir ce post sur {{network}}.',
  settingMissing: 'Choisissez encore un réglage pour {{network}}.',
  settingUnknown: 'Un réglage pour {{network}} n’est plus proposé\u00a0: choisissez-en un autre.',
  paidIsPrivate: 'Sur {{network}}, un partenariat rémunéré ne peut pas rester privé.',
  settingsClash: 'Deux réglages ne vont pas ensemble sur {{network}}.',
}
