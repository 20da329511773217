// Development only: a page without hydration reloads itself when a module changes (vite.config.ts sends this).
if (import.meta.hot && !("__remixContext" in window)) {
  import.meta.hot.on("plain-pages:reload", () => location.reload());
}
