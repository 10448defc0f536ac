import sharp from 'sharp'

/** A picture of more is a trap for memory, or a print file that nobody wants on a screen. */
export const maxPixels = 50_000_000

// One thread a picture and nothing kept afterwards: whoever queues pictures decides how many are worked on.
sharp.concurrency(1)
sharp.cache(false)
// Only the readers of what we take in; a format that slips past a type check meets no decoder. This holds for the whole
// process, so it is said once, here, for everybody who decodes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
})

export { sharp }
