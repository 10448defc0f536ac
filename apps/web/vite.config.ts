import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'

const server = process.env.POSTELIER_SERVER ?? 'http://127.0.0.1:3000'

/** Screens and API share paths (`/auth/login`): a browser asking for a page gets the application, a call goes to the server. */
const toServer: ProxyOptions = {
  target: server,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

export default defineConfig({
  plugins: [react({ compiler: true })],
  resolve: {
    alias: [{ find: /^\/?@fontsource-variable\//, replacement: `${modules}@fontsource-variable/` }],
  },
  server: { proxy: { '/api': toServer, '/auth': toServer, '/user': toServer } },
  build: {
    target: ['chrome120', 'firefox121', 'safari17.2'],
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
