import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'

const server = process.env.VITE_API_TARGET ?? 'http://127.0.0.1:4000'

/** Screens and API share paths (`/auth/login`): a browser asking for a page gets the application, a call goes to the server. */
const toServer: ProxyOptions = {
  target: server,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const firstFonts = /(hanken-grotesk-latin-wght|bricolage-grotesque-latin-opsz)-normal.*\.woff2$/

/** The two fonts of the first screen start with the page, not after the style sheet has been read. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
}

export default defineConfig({
  plugins: [react({ compiler: true }), preloadFonts],
  resolve: {
    alias: {
      '@fontsource-variable': `${modules}@fontsource-variable`,
      // React has this of its own: what stands in for it in old versions needs not come first.
      'use-sync-external-store/shim/with-selector': `${modules}use-sync-external-store/with-selector.js`,
      'use-sync-external-store/shim': `${modules}use-sync-external-store/index.js`,
    },
  },
  server: {
    proxy: {
      '/api': toServer,
      '/auth': toServer,
      '/user': toServer,
      '/files': toServer,
      '/privacy-policy.pdf': toServer,
    },
  },
  build: {
    target: ['chrome120', 'firefox121', 'safari17.2'],
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every part by its file: without words in them sign-in waits for two kilobytes less.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        // Small things that many screens share come together: a request each costs more than their bytes.
        codeSplitting: {
          groups: [
            // What the entry imports is needed at once: one file, which compresses better and needs no names in the list of parts.
            { name: 'first', tags: ['$initial'], priority: 50 },
            { name: 'icons', test: /node_modules.lucide-react/, minShareCount: 12 },
            // A small part of Mantine brings all along that it imports, which the sign-in form does without.
            {
              name: 'common',
              test: /^(?!.*node_modules.(?:@mantine|@floating-ui))/,
              minShareCount: 30,
              maxModuleSize: 6_000,
            },
          ],
        },
      },
    },
  },
})
