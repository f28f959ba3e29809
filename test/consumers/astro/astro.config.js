import { defineConfig } from 'astro/config';

// A policy without inline scripts needs each script in a file.
export default defineConfig({ base: '/dist/', outDir: 'out', vite: { build: { assetsInlineLimit: 0 } } });
