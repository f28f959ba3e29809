import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ base: '/dist/', plugins: [react()], build: { outDir: 'out' } });
