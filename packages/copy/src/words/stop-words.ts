import type { Language } from '@postelier/contract'

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that carry no matter, as comparison writes them: no accents, an elided letter by itself. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: listed(
    'a ai as au aux avec c ce ceci cela ces cet cette chez comme d dans de des du elle elles en entre est et etre eux il ils j je l la le les leur leurs lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas pour qu que qui s sa sans se ses si son sont sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y',
  ),
  en: listed(
    'a about all also am an and any are as at be been but by can do does for from had has have he her his how i if in into is it its just me more my no not of on or our out s she so some t than that the their them then there these they this to up us was we were what when which who will with you your',
  ),
  es: listed(
    'a al algo como con cual cuando de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estas este esto estos fue ha hasta hay la las le les lo los mas me mi mis muy no nos nuestra nuestras nuestro nuestros o os para pero por que quien se ser si sin sobre son su sus te tu tus un una uno unos unas usted y ya yo',
  ),
  de: listed(
    'aber alle als also am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser dieses du durch ein eine einem einen einer eines er es euch fur hat haben ich ihr ihre ihrem ihren im in ist ja kann mit nach nicht noch nur oder ohne schon sehr sein sich sie sind so uber um und uns unser unsere unserem unseren unserer vom von vor war was wenn wer wie wir wird zu zum zur',
  ),
}
