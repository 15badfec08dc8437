/** Reads a build variable (`.env.example`) without trailing slashes; every one is optional. */
const read = (value: string | undefined) => value?.trim().replace(/(?<!\/)\/+$/, '') ?? '';

/** Base URL of every API call; the embedded API by default. */
export const apiBaseUrl = read(import.meta.env.VITE_API_BASE_URL) || '/api';

/** Another host gets the contract's paths and bodies and no extra headers (docs/rules.md#calls). */
export const isEmbeddedApi = apiBaseUrl === '/api';

/** Host of the animations and pictures; empty means the site's own origin. */
export const assetsHost = read(import.meta.env.VITE_ASSETS_HOST);

/** Host of the films; empty means the site's own origin. */
export const storageHost = read(import.meta.env.VITE_STORAGE_HOST);

/** Home of the external blog; articles lie below it by slug. */
export const blogUrl = read(import.meta.env.VITE_BLOG_URL);

/** Address of the site itself, for canonical links. */
export const siteUrl = read(import.meta.env.VITE_SITE_URL) || 'https://contrio.example';
