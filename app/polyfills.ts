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
import "./submitter-polyfill";
