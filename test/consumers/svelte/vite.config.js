import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({ base: '/dist/', plugins: [svelte()], build: { outDir: 'out' } });
