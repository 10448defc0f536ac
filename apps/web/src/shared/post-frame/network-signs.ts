import type { Network } from '@postelier/contract'
import {
  Bookmark,
  ChartNoAxesColumn,
  Heart,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  Send,
  Share,
  Share2,
  ThumbsUp,
} from 'lucide-react'

/** Below a post, as each network has it. */
export const networkSigns: Readonly<Record<Network, readonly LucideIcon[]>> = {
  instagram: [Heart, MessageCircle, Repeat2, Send, Bookmark],
  tiktok: [Heart, MessageCircle, Send, Bookmark],
  facebook: [ThumbsUp, MessageCircle, Share2],
  linkedin: [ThumbsUp, MessageCircle, Repeat2, Send],
  x: [MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Bookmark, Share],
  bluesky: [MessageCircle, Repeat2, Heart, Bookmark, Share],
}
