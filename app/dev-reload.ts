// Development only: reloads pages without hydration when a module changes (vite.config.ts sends the event).
if (import.meta.hot && !("__remixContext" in window)) {
  import.meta.hot.on("plain-pages:reload", () => location.reload());
}
