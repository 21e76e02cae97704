import { createApp } from 'vue';
import '@inlay/sdk/embed';
import OrderPage from './OrderPage.vue';

createApp(OrderPage).mount('#app');
