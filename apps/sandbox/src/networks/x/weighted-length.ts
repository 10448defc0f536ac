// How X counts a text: https://docs.x.com/fundamentals/counting-characters and twitter-text's configuration 3.

const urlWeight = 23
const light: readonly (readonly [number, number])[] = [
  [0x0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]
// Not the whole list of the registry: all country codes, and the general names businesses use.
const topLevels = new Set(
  (
    'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw ' +
    'com net org edu gov mil int biz info name pro aero coop museum jobs mobi travel tel cat asia post app dev page blog shop store online site website web tech cloud digital agency studio design art photo photos photography gallery video media news press paris bzh corsica alsace berlin london restaurant cafe bar pub pizza bakery wine beer coffee food kitchen recipes auto car cars garage repair florist flowers fashion beauty hair salon spa fit fitness yoga health care clinic dental doctor law legal lawyer finance money bank tax immo immobilien house homes property apartments hotel holiday vacations tours events party tickets club team community social chat email support help guide academy school university training jobs work career business company ltd inc group world earth global city town land eco green solar energy garden farm vet dog horse kids baby toys games fun cool xyz top vip one plus zone space live life love today link click download software systems network solutions services consulting ventures partners expert tips reviews'
  ).split(' '),
)
const address =
  /(?<![\p{L}\p{N}@$#_.\-/])(https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+)(\p{L}{2,}|xn--[a-z0-9]+)(?![\p{L}\p{N}@])(:\d+)?((?:\/\S*|\?\S*)?)/giu
const emoji = /^\p{RGI_Emoji}$/v

export interface FoundUrl {
  start: number
  end: number
  url: string
}

/** The addresses X would make links of, in the text as it stands. */
export function findUrls(text: string): FoundUrl[] {
  return [...text.matchAll(address)].flatMap((match) => {
    if (!topLevels.has((match[3] ?? '').toLowerCase())) return []
    const url = match[0].replace(/[.,;:!?'")\]]+$/, '')
    return [{ start: match.index, end: match.index + url.length, url }]
  })
}

export function weightedLength(raw: string): number {
  const text = raw.normalize('NFC')
  let [weight, at] = [0, 0]
  for (const { start, end } of findUrls(text)) {
    weight += plainWeight(text.slice(at, start)) + urlWeight
    at = end
  }
  return weight + plainWeight(text.slice(at))
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function plainWeight(text: string): number {
  let weight = 0
  for (const { segment } of graphemes.segment(text)) {
    if (emoji.test(segment)) weight += 2
    else for (const character of segment) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  }
  return weight
}

const isLight = (code: number): boolean => light.some(([from, to]) => code >= from && code <= to)

/** Characters no post may contain. */
export const hasForbidden = (text: string): boolean => /[\uFFFE\uFEFF\uFFFF]/.test(text)
