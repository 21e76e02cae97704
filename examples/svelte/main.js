import { mount } from 'svelte';
import '@inlay/sdk/embed';
import OrderPage from './OrderPage.svelte';

mount(OrderPage, { target: document.getElementById('app') });
