import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/dist/',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('kfp-') } } })],
  build: { outDir: 'out' },
});
