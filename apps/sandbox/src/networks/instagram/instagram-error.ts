// Instagram's own refusals, from its error reference. `is_transient` is false even where another try helps.
import { GraphRefusal } from '../meta/graph-error.ts'

interface Row {
  code: number
  title: string
  message: string
}

const rows = {
  2207001: { code: -1, title: 'Instagram server error', message: 'Instagram server error. Try again.' },
  2207003: { code: -2, title: 'Timeout', message: 'It takes too long to download the media.' },
  2207006: { code: 24, title: 'Media not found', message: 'The media with this ID cannot be found.' },
  2207008: {
    code: 24,
    title: 'Media builder not found',
    message: 'The media builder with this creation id does not exist or has expired.',
  },
  2207010: { code: 36004, title: 'Caption too long', message: 'The submitted image caption was too long.' },
  2207020: { code: -2, title: 'Media expired', message: 'The media you are trying to access has expired.' },
  2207023: { code: 100, title: 'Unknown media type', message: 'The media type is unknown.' },
  2207026: { code: 352, title: 'Unsupported video format', message: 'The video format is not supported.' },
  2207027: {
    code: 9007,
    title: 'Media is not ready',
    message: 'The media is not ready for publishing, please wait for a moment.',
  },
  2207028: {
    code: 100,
    title: 'Carousel validation failed',
    message: 'A carousel takes from 2 to 10 photos and videos.',
  },
  2207032: {
    code: -1,
    title: 'Creation failed',
    message: 'Create media fail, please try to re-create media.',
  },
  2207035: {
    code: 100,
    title: 'Tag position invalid',
    message: 'Product tag positions should not be specified for video media.',
  },
  2207040: { code: 100, title: 'Too many tags', message: 'Cannot use more than 20 tags per created media.' },
  2207042: {
    code: 9,
    title: 'Publishing limit reached',
    message: 'The maximum number of posts has been reached for the user.',
  },
  2207050: { code: 25, title: 'Account restricted', message: 'The Instagram account is restricted.' },
  2207051: {
    code: 4,
    title: 'Action blocked',
    message: 'The publishing action is suspected to be spam: the action is blocked.',
  },
  2207052: {
    code: 9004,
    title: 'Only photo or video can be accepted as media type.',
    message: 'The media could not be fetched from this URI.',
  },
  2207053: { code: -1, title: 'Unknown upload error', message: 'An unknown error occurred during upload.' },
  2207057: {
    code: 1,
    title: 'Thumbnail offset invalid',
    message: 'The thumbnail offset must be within the video.',
  },
  2207004: { code: 36000, title: 'Image size too large', message: 'The image size is too large.' },
  2207005: {
    code: 36001,
    title: 'Image format not supported',
    message: 'The image format is not supported.',
  },
  2207009: {
    code: 36003,
    title: 'Aspect ratio not supported',
    message: 'The submitted image’s aspect ratio cannot be published.',
  },
  2207067: {
    code: 100,
    title: 'VIDEO is not accepted',
    message:
      'The VIDEO value for media_type is no longer supported. Use the REELS media type to publish a video.',
  },
  2207077: { code: 9004, title: 'Video download failed', message: 'The video could not be downloaded.' },
  2207082: { code: -1, title: 'Media upload failed', message: 'Media upload has failed.' },
} as const satisfies Record<number, Row>
export type InstagramSubcode = keyof typeof rows
export const instagramSubcodes: readonly InstagramSubcode[] = Object.keys(rows).map(
  (text) => Number(text) as InstagramSubcode,
)

export function instagramRefusal(subcode: InstagramSubcode): GraphRefusal {
  const { code, title, message } = rows[subcode]
  return new GraphRefusal({ code, subcode, message, title, userMessage: message, status: 400 })
}
