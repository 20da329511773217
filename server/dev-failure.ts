import type { ErrorRequestHandler } from "express";
import { describeError } from "~/ui/page/error-details";

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Shows an error of a module that cannot be loaded. The page reloads after the next edit. */
export const showFailure: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { message, place, trace } = describeError(error);
  const [title, ...parts] = [message, place, trace].map(escapeHtml);
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<script type="module" src="/app/dev-reload.ts"></script>
<h1>${title}</h1><pre>${parts.join("\n\n")}</pre></html>`;
  response.status(500).type("html").send(html);
};
