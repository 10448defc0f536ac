import type { Size } from '@postelier/scene'

/** Drawn at this width by the server. */
export const pictureWidth = 240

/** Its place is kept while it is being drawn. */
export const pictureSize = ({ width, height }: Size): Size => ({
  width: pictureWidth,
  height: Math.round((pictureWidth * height) / width),
})
