import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BOOT } from './src/boot.ts'

// `npm run dev` and the build put the boot script into the page; the build's copy is hashed into the security headers.
const boot = () => ({
  name: 'satsang-boot',
  transformIndexHtml: (html: string) => html.replace('<!--boot-->', `<script>${BOOT}</script>`),
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), boot()],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    emptyOutDir: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Fonts and art stay files: a data: URL cannot be cached by itself, nor wait for its script to be shown.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: process.env.SATSANG_API ?? 'http://127.0.0.1:8787', changeOrigin: false } },
  },
}))
