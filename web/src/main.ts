import './styles/base.css';

import { mount } from 'svelte';

import App from '$app/App.svelte';
import { rooted } from '$lib/root';

const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it, everything but playing offline works just the same.
  addEventListener('load', () => void navigator.serviceWorker.register(rooted('/sw.js')).catch(() => undefined));
}
