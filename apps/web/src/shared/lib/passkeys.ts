const bareAddress = /^(\d+(\.\d+){3}|\[.*\])$/

/** Passkeys belong to a name: a browser without them, or a page reached by a bare address, cannot use any. */
export function passkeysWork(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !bareAddress.test(window.location.hostname)
}
