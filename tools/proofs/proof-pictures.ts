import sharp from 'sharp'

/** Something like a photo: soft shades, edges and grain, the same on every run. */
export function makePhoto(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 7
  const grain = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return (seed / 2_147_483_648 - 0.5) * 12
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height]
      const disc = Math.hypot(u - 0.62, v - 0.4) < 0.22 ? 60 : 0
      const blinds = Math.sin(u * 60) * Math.sin(v * 35) * 30
      const place = (y * width + x) * 3
      pixels[place] = clamp(90 + 120 * u + disc + blinds + grain())
      pixels[place + 1] = clamp(70 + 110 * v + disc / 2 + blinds + grain())
      pixels[place + 2] = clamp(150 - 90 * u * v + blinds + grain())
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** A ring and a bar on nothing, with soft edges: what a logo is. */
export function makeLogo(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = Math.hypot(x - height / 2, y - height / 2)
      const ring = 1 - Math.min(1, Math.max(0, Math.abs(from - height * 0.36) - height * 0.08))
      const bar = x > height * 1.05 && Math.abs(y - height / 2) < height * 0.2 ? 1 : 0
      const place = (y * width + x) * 4
      pixels[place] = 20
      pixels[place + 1] = Math.round(60 + (120 * x) / width)
      pixels[place + 2] = 140
      pixels[place + 3] = Math.round(255 * Math.max(ring, bar))
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
