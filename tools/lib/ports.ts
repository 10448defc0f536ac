import { connect, createServer } from 'node:net'

/** Is a port of this machine taken? Asked by listening, and by knocking for listeners on other addresses. */
export async function portIsTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  const refused = await new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
  if (refused) return true
  return await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    socket.setTimeout(500, () => end(false))
    const end = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

export async function freePort(host = '127.0.0.1'): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host }, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('No port was given.'))
      server.close(() => resolve(address.port))
    })
  })
}
