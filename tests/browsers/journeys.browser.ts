import { isFirefoxHere, openFirefox } from "./firefox";
import { describeJourneys } from "./journeys";
import { isWebKitHere, openWebKit } from "./webkit";

describeJourneys([
  { name: "Firefox", isHere: isFirefoxHere(), open: openFirefox },
  { name: "WebKitGTK", isHere: isWebKitHere(), open: openWebKit },
]);
