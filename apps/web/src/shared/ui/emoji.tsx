import '#shared/ui/emoji.css'

interface EmojiProps {
  /** The character itself: read aloud, and shown where the picture cannot be. */
  of: string
  /** As it is filed in the set: its code points. */
  name: string
}

/** Drawn in the platform's own set, the one posts are drawn with: a machine without such letters shows an empty box for it. */
export function Emoji({ of, name }: EmojiProps) {
  return <img className="po-emoji" src={`/api/emoji/${name}/picture`} alt={of} width={18} height={18} />
}

/** As the set files a character: its code points, without the sign that only asks for colour. */
export const emojiFile = (emoji: string): string =>
  [...emoji]
    .filter((one) => emoji.includes('\u200d') || one !== '\ufe0f')
    .map((one) => one.codePointAt(0)?.toString(16))
    .join('-')
