import type { Network } from '@postelier/contract'
import {
  Bookmark,
  Heart,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  Send,
  Share2,
  ThumbsUp,
} from 'lucide-react'

/** Below a post, as each network has it. */
export const networkSigns: Readonly<Record<Network, readonly LucideIcon[]>> = {
  instagram: [Heart, MessageCircle, Send, Bookmark],
  tiktok: [Heart, MessageCircle, Send, Bookmark],
  facebook: [ThumbsUp, MessageCircle, Share2],
  linkedin: [ThumbsUp, MessageCircle, Repeat2, Send],
  x: [MessageCircle, Repeat2, Heart, Bookmark],
  bluesky: [MessageCircle, Repeat2, Heart],
}
