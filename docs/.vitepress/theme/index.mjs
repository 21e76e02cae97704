import DefaultTheme from 'vitepress/theme';
import LivePicture from './LivePicture.vue';
import './inlay.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LivePicture', LivePicture);
  },
};
