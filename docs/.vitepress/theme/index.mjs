// Without its fonts: the system's are there at once.
import DefaultTheme from 'vitepress/theme-without-fonts';
import LiveExample from './live-example.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('LiveExample', LiveExample),
};
