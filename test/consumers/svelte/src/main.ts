import { mount } from 'svelte';
import Insurance from './insurance.svelte';

const target = document.querySelector('#app');
if (target) mount(Insurance, { target });
