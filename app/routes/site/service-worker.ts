import worker from "virtual:service-worker";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { taggedText } from "~/http/tagged-text.server";
import { servicesOf } from "~/services/services.server";

/** Replaces an installed worker: it deletes everything stored, and itself. */
const withdrawal = `addEventListener("install",function(){skipWaiting()});
addEventListener("activate",function(event){event.waitUntil(caches.keys().then(function(names){
return Promise.all(names.map(function(name){return caches.delete(name)}))}).then(function(){return registration.unregister()}))});
`;

/** `/sw.js`; browsers look for a new version with each page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = servicesOf(context);
  return taggedText(request, config.isOfflineOn ? worker : withdrawal, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    // The policy of scripts would forbid the worker's requests.
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
  });
}
