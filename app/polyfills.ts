/** Platform functions that scripts use and the oldest supported browsers lack (docs/browsers.md). */
import "core-js/modules/es.global-this";
import "core-js/modules/web.queue-microtask";
import "core-js/modules/es.array.at";
import "core-js/modules/es.array.find-last-index";
import "core-js/modules/es.array.flat";
import "core-js/modules/es.array.flat-map";
import "core-js/modules/es.object.from-entries";
import "core-js/modules/es.object.has-own";
import "core-js/modules/es.promise.all-settled";
import "core-js/modules/es.string.at-alternative";
import "core-js/modules/es.string.match-all";
import "core-js/modules/es.string.replace-all";
import "core-js/modules/es.string.trim-end";

/** `SubmitEvent.submitter` (missing before Chrome 81 and Safari 15.4) and `requestSubmit` (before Chrome 76 and Safari 16). */
let pressed: HTMLButtonElement | HTMLInputElement | undefined;

if (!("SubmitEvent" in window) || !("submitter" in SubmitEvent.prototype)) {
  // Enter in a field clicks the form's first button, too.
  window.addEventListener(
    "click",
    ({ target }) => {
      const control = target instanceof Element ? target.closest("button, input") : null;
      pressed = control && "form" in control ? (control as HTMLButtonElement) : undefined;
      setTimeout(() => {
        pressed = undefined;
      });
    },
    true,
  );
  Object.defineProperty(Event.prototype, "submitter", {
    configurable: true,
    get(this: Event) {
      return this.type === "submit" && pressed?.form === this.target ? pressed : null;
    },
  });
}

if (!("requestSubmit" in HTMLFormElement.prototype)) {
  Object.defineProperty(HTMLFormElement.prototype, "requestSubmit", {
    configurable: true,
    value(this: HTMLFormElement, submitter?: HTMLElement) {
      const button = submitter ?? this.appendChild(document.createElement("button"));
      button.click();
      if (!submitter) button.remove();
    },
  });
}
