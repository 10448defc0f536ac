/** Wide enough for the composer on a dense screen. */
const widestPx = 1280
const patienceMs = 5_000

/** A picture of a film that was just chosen, from its first second; nothing where this browser cannot play it. */
export async function posterOf(film: File): Promise<Blob | null> {
  const url = URL.createObjectURL(film)
  const player = document.createElement('video')
  try {
    player.muted = true
    player.preload = 'auto'
    player.src = url
    await once(player, 'loadeddata')
    player.currentTime = Math.min(1, (player.duration || 0) / 2)
    await once(player, 'seeked')
    return await drawn(player)
  } catch {
    // The film is sent all the same: a picture of it is a courtesy.
    return null
  } finally {
    player.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function once(player: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(reject, patienceMs)
    player.addEventListener('error', reject, { once: true })
    player.addEventListener(
      event,
      () => {
        window.clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

function drawn(player: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, widestPx / Math.max(player.videoWidth, player.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(player.videoWidth * scale)
  canvas.height = Math.round(player.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
