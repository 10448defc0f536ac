import type { PublicationEvent } from '@postelier/contract'
import type { MediaFile, PublishJob } from '@postelier/networks/adapters'

/**
 * The same job, watched for the moment its last file leaves whole: adapters name their steps as they like, and whoever
 * reads the journal wants to know that the picture is over there.
 */
export function watchFiles(job: PublishJob): {
  readonly job: PublishJob
  readonly handedOver: () => PublicationEvent | undefined
} {
  let isOver = false
  const over = () => {
    isOver = true
  }
  const last = job.media.at(-1)
  const { document } = job
  return {
    job: {
      ...job,
      media: job.media.map((file) => (file === last ? watched(file, over) : file)),
      ...(document
        ? {
            document: {
              ...document,
              read: () => {
                over()
                return document.read()
              },
            },
          }
        : {}),
    },
    handedOver: () => {
      if (!isOver || !last) return undefined
      if (last.kind === 'video') return 'given.film'
      return job.media.length > 1 ? 'given.images' : 'given.image'
    },
  }
}

const watched = (file: MediaFile, over: () => void): MediaFile => ({
  ...file,
  read: (from, to) => {
    if (to === undefined || to >= file.bytes) over()
    return file.read(from, to)
  },
  address: () => {
    over()
    return file.address()
  },
})
