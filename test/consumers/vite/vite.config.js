import { defineConfig } from 'vite';

export default defineConfig({
  base: '/dist/',
  build: { outDir: 'out', rollupOptions: { input: ['loader.html', 'elements.html', 'standalone.html'] } },
});
