import { LetterAvatar } from '#shared/ui/letter-avatar.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'

interface WorkFaceProps {
  /** What is drawn of it, where there is something to see and who looks may see it. */
  picture: string | null
  business: string
  color: string | null
  size: number
}

/** Ordered work in a list: what was made of it, else whose it is. */
export function WorkFace({ picture, business, color, size }: WorkFaceProps) {
  return picture ? (
    <PostPicture src={picture} alt="" width={size} />
  ) : (
    <LetterAvatar of="society" name={business} color={color} size={size} />
  )
}
