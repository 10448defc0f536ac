// Between the program and a PostgreSQL server: shut, it ends every connection and takes none.
import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The server's address, through here. */
  readonly url: string
  shut(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

export async function openDatabaseProxy(behind: string): Promise<DatabaseProxy> {
  const target = new URL(behind)
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // One side ended: the other learns it by its own end.
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [near, far]) keep(socket)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  const url = new URL(behind)
  url.host = `127.0.0.1:${address.port}`
  return { url: url.href, shut, open: () => listen(address.port), close: shut }
}
