/** What a post shows, as a file chooser reads it; the server looks into each. */
export const fileTypes = {
  image: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  video: 'video/mp4,video/quicktime,video/webm',
}
