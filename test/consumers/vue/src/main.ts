import { createApp } from 'vue';
import Insurance from './insurance.vue';

createApp(Insurance).mount('#app');
