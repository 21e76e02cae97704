import DefaultTheme from 'vitepress/theme';
import LivePicture from './LivePicture.vue';
import TryOperation from './TryOperation.vue';
import './inlay.css';
import './tryOperation.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LivePicture', LivePicture);
    app.component('TryOperation', TryOperation);
  },
};
