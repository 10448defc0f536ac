import avis from '#shared/ui/sample-posts/avis.svg'
import ble from '#shared/ui/sample-posts/ble.svg'
import buche from '#shared/ui/sample-posts/buche.svg'
import croissant from '#shared/ui/sample-posts/croissant.svg'
import croute from '#shared/ui/sample-posts/croute.svg'
import four from '#shared/ui/sample-posts/four.svg'
import galette from '#shared/ui/sample-posts/galette.svg'
import levain from '#shared/ui/sample-posts/levain.svg'
import lumieres from '#shared/ui/sample-posts/lumieres.svg'
import nicolas from '#shared/ui/sample-posts/nicolas.svg'
import praline from '#shared/ui/sample-posts/praline.svg'
import tradition from '#shared/ui/sample-posts/tradition.svg'

/** Addresses of the sample bakery's posts: pictures like any customer's, their words already turned into outlines. */
export const samplePosts = {
  avis,
  ble,
  buche,
  croissant,
  croute,
  four,
  galette,
  levain,
  lumieres,
  nicolas,
  praline,
  tradition,
}
export type SamplePostName = keyof typeof samplePosts
