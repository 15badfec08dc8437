/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_ASSETS_HOST?: string;
  readonly VITE_STORAGE_HOST?: string;
  readonly VITE_BLOG_URL?: string;
  readonly VITE_SITE_URL?: string;
}

/** Chromium alone has it. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
